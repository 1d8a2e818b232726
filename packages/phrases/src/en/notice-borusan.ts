import type { NoticeText } from '../notice.ts';

/** The longer privacy notice of BMW campaigns, whose quote requests go to the importer and its dealers. */
export const borusanNotice: NoticeText = {
  title: 'Detailed privacy notice for BMW campaigns',
  version: '2026-11-29',
  sections: [
    {
      heading: 'Scope of this notice and data controllers',
      paragraphs: [
        'This notice informs people who request a quote for BMW campaigns, as required by article 10 of the Turkish Personal Data Protection Law no. 6698 (KVKK). {controllerName} (address: {controllerAddress}, email: {controllerEmail}), which collects your request on this site and passes it to the brand, is the data controller for its own processing.',
        'Once your request has reached them, Borusan Otomotiv, the representative of the brand in Türkiye, and the authorised dealer to whom you are directed are independent controllers that decide on their own purposes in preparing quotes, test drives and sales; they describe these in their own notices. Reading this notice does not mean that you give consent; where consent is needed, you are asked for it separately, by optional boxes.',
      ],
    },
    {
      heading: 'Categories of data',
      paragraphs: [
        'Contact data: first name, last name, email address, mobile number, province and district, preferred way and time of contact; if you choose to confirm your number, an irreversible, short-lived digest of the code sent by text message.',
        'Vehicle data: the model, equipment and campaign that interest you; details of a vehicle to be traded in, if you share them.',
        'Account and authentication data: for members, the username and session records. Your password is kept only as an irreversible digest and shared with nobody.',
        'Demographic data: gender and date of birth, if you choose to state them.',
        'Usage data: the time of the request, the campaign, and technical records that tell repeated and automated requests apart.',
        'Location data: only the province and district that you choose in the form; no location is read from your device.',
        'Payment data: no payments are taken on this site and no card details are asked for; if a sale requires them, the authorised dealer asks for them.',
        'Content and survey data: your correspondence with us; there are no surveys on this site, so no survey data are processed.',
        'Fingerprint-like technical data: a short-lived digest made from your network address, which cannot be turned back into the address, to prevent abuse.',
      ],
    },
    {
      heading: 'Purposes',
      paragraphs: [
        'Your data are processed to receive and verify your request, find the nearest authorised dealer, prepare an offer for the vehicle and its finance, plan a test drive or a visit to the showroom, contact you, resolve your requests and complaints, identify repeated requests for the same campaign, keep information secure, prepare anonymous statistics, and fulfil legal obligations.',
        'If you give explicit consent, we suggest campaigns that fit your interests; if you permit commercial messages, you receive promotions through the channels that you chose: email, text message or call. You may withdraw either without giving a reason; a withdrawal does not affect the lawfulness of earlier processing and does not stop your quote. A code is sent to your number only when you ask for it. It proves that permission for text messages and calls was given by the holder of the number.',
      ],
    },
    {
      heading: 'Legal grounds',
      paragraphs: [
        'Preparing a quote and contacting you are directly related to the conclusion of a contract at your request (KVKK article 5/2-c). Keeping records and giving information as tax and consumer law requires rests on legal obligation (article 5/2-ç). Records that may serve as evidence in disputes are kept in order to establish, exercise or protect a right (article 5/2-e). Keeping the service secure, identifying faulty requests and counting requests rest on legitimate interest, provided that your fundamental rights and freedoms are not harmed (article 5/2-f). Personal suggestions rest only on your explicit consent (article 5/1).',
      ],
    },
    {
      heading: 'Recipients and purposes of transfer',
      paragraphs: [
        'So that the offer can be prepared, your request is passed to Borusan Otomotiv and to the authorised dealer for the province that you chose and, if you ask for finance, to a partner finance company. Suppliers of hosting, backup, email and text messages have access only as processors, on our instructions and bound by contract. Data are disclosed to the competent courts and public authorities as far as the law requires.',
        'Transfers follow article 8 of the KVKK and are limited to what the purpose needs. Your data are never sold, and are not transferred abroad unless one of the safeguards of article 9 is in place.',
      ],
    },
    {
      heading: 'Method of collection, storage and security',
      paragraphs: [
        'Your data are collected electronically, wholly or partly by automated means, when you fill in the quote form and use our site. Your request is recorded, in a form that cannot be changed, together with the version of each text that you were shown and the time at which you ticked each box.',
        'Once the process has ended, records of quotes are kept for the relevant limitation periods; technical security records and the digest of a code are deleted within a few days; the times at which the code was sent and the number confirmed stay in the audit log. When these periods end, the data are erased, destroyed or anonymised at the next regular deletion. Connections are encrypted; access is limited to those who need it for their task, and is logged.',
      ],
    },
    {
      heading: 'Your rights under article 11 of the KVKK',
      paragraphs: [
        'By applying to the controllers you may learn whether your personal data are processed, ask for information about it, learn the purpose and whether the data are used accordingly, know the third parties in Türkiye and abroad to whom they are transferred, ask for incomplete or wrong data to be corrected, ask for data to be erased or destroyed under the conditions of article 7, ask that the recipients be notified of either, object to a result to your disadvantage that comes solely from analysis by automated systems, and claim compensation for damage caused by unlawful processing.',
      ],
    },
    {
      heading: 'Applications and complaints',
      paragraphs: [
        'Send your application, with details that identify you, in writing to {controllerAddress} or to {controllerEmail} from the email address that we have on record. It is answered free of charge, as soon as its nature allows and within thirty days at the latest; if answering it causes a cost of its own, the tariff set by the Board applies.',
        'If your application is refused, or the reply is insufficient or late, you may complain to the Personal Data Protection Board within thirty days of receiving the reply and in any case within sixty days of the application. You may also apply directly to Borusan Otomotiv and to the authorised dealer about their own processing.',
      ],
    },
  ],
};
