import type { PageSection } from '../../page-text.ts';

const untilRequestLapses =
  'At most {quoteYears} years after the request is concluded (general limitation period)';

/** Ten categories of personal data, each with purpose, legal ground, recipients and retention. */
export const dataCategories: PageSection = {
  heading: 'Table of data categories',
  paragraphs: [
    'The table shows ten categories of data one by one. A category that we do not process is listed as well, in order to say so plainly. Rows that concern members alone, or details that you may add if you wish, are marked. The periods are upper limits; where a purpose ends sooner, the data are deleted sooner.',
  ],
  table: {
    caption: 'Categories of personal data',
    columns: ['Category', 'Purpose', 'Legal ground', 'Recipients', 'Retention'],
    rows: [
      [
        'Contact: first name, last name, e-mail, mobile number, preferred way and time of contact; an irreversible digest of the code sent by text message, if you confirm your number',
        'Receiving your request, passing it to the brand, getting an answer to you; replying to your applications; proving that a permission for text messages and calls was given by whoever has the number',
        '5/2-c (conclusion of a contract), 5/2-ç (legal obligation); for the code 5/2-f (legitimate interest)',
        'The brand behind the campaign and its authorised dealer; suppliers of hosting, e-mail and text messages',
        `${untilRequestLapses}; the record of e-mails to you for at most {mailDays} days; the digest of a code for at most {codeHours} hours after it has run out`,
      ],
      [
        'Vehicle: the model and campaign that interest you; a vehicle to be traded in, if you tell us of one',
        'Preparing the quote for the right vehicle and equipment',
        '5/2-c (conclusion of a contract)',
        'The brand behind the campaign and its authorised dealer',
        untilRequestLapses,
      ],
      [
        'Authentication (members only): username, irreversible digest of the password, session records',
        'Letting members sign in safely',
        '5/2-c (performance of a contract), 5/2-f (legitimate interest: security)',
        'Suppliers of hosting',
        'As long as the membership lasts; deleted with the account. The record of a session for {sessionDays} days after its end, an account whose address is not verified for {unverifiedDays} days',
      ],
      [
        'Demographic (only if you add it): gender, date of birth, occupation',
        'Addressing you correctly and preparing the quote for you',
        '5/2-c (conclusion of a contract)',
        'The brand behind the campaign and its authorised dealer',
        untilRequestLapses,
      ],
      [
        'Usage: time of the request, version of the text shown, boxes ticked; when a code was sent to your number and the number confirmed; of members what they follow, their notifications and the record of what they did; counts of views that identify nobody',
        'Sorting out repeated requests, proving what was shown and permitted, counting interest in a campaign',
        '5/2-e (protection of a right), 5/2-f (legitimate interest)',
        'Suppliers of hosting',
        'With the request or the account; notifications for at most {notificationDays} days, the record of what was done and of codes that were sent for at most {auditYears} years',
      ],
      [
        'Location: only the province and district that you choose in the form; none is read from your device',
        'Finding a dealer near you',
        '5/2-c (conclusion of a contract)',
        'The brand behind the campaign and its authorised dealer',
        untilRequestLapses,
      ],
      [
        'Payment: not processed; there are no payments on this site and no card details are asked for',
        'None',
        'Not needed',
        'None',
        'Not kept',
      ],
      [
        'Content: messages that you send us and reports about campaigns; your name, e-mail address and phone number if you write them',
        'Answering your question, correcting the error that you reported',
        '5/2-c (conclusion of a contract), 5/2-f (legitimate interest)',
        'Suppliers of e-mail; the brand concerned, if it is about your request',
        'At most {inboxYears} years after it was sent; requests about personal data at most {dataRequestYears} years',
      ],
      [
        'Survey (only if you take part): your answers',
        'Measuring satisfaction and improving the service',
        'Explicit consent (5/1); none of the items of 5/2',
        'Suppliers of hosting',
        'Until consent is withdrawn, at most 1 year',
      ],
      [
        'Fingerprint: a technical digest of the network address that cannot be turned back; no biometric data',
        'Stopping excessive and automated requests',
        '5/2-f (legitimate interest: security)',
        'Suppliers of hosting',
        'At most {fingerprintHours} hours',
      ],
    ],
  },
};
