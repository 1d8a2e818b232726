import type { PageSection } from '../../page-text.ts';

const untilRequestLapses =
  'At most {quoteYears} years after the request is concluded (general limitation period)';
const withProfile = `${untilRequestLapses}; what is in a member’s profile, as long as the account`;

/** Ten categories of personal data, each with purpose, legal ground, recipients and retention. */
export const dataCategories: PageSection = {
  heading: 'Table of data categories',
  paragraphs: [
    'The table shows ten categories of data one by one. Categories that we do not process are listed as well, to make that clear. Rows and details that concern only members, or that you may add if you wish, are marked. The periods are upper limits; where a purpose ends sooner, the data are deleted sooner.',
  ],
  table: {
    caption: 'Categories of personal data',
    columns: ['Category', 'Purpose', 'Legal ground', 'Recipients', 'Retention'],
    rows: [
      [
        'Contact: first name, last name, email, mobile number, preferred way and time of contact; an irreversible digest of the code sent by text message, if you confirm your number; your email address, language, topics, frequency and the issues sent to you, if you subscribe to the newsletter',
        'Receiving your request, passing it to the brand and getting an answer to you; replying to your applications; proving that a permission for text messages and calls was given by the holder of the number; sending the newsletter',
        '5/2-c (conclusion of a contract), 5/2-ç (legal obligation); for the code 5/2-f (legitimate interest); for the newsletter explicit consent (5/1)',
        'For a request, the brand behind the campaign and its authorised dealer; suppliers of hosting, email and text messages',
        `${withProfile}; the record of emails to you for at most {mailDays} days; the digest of a code for at most {codeHours} hours after it has run out; a subscription that was not confirmed for {unconfirmedDays} days, one that has ended for {subscriptionYears} years with the proof of permission, the record of issues sent for {issueYears} year`,
      ],
      [
        'Vehicle: the model and campaign that interest you; a vehicle to be traded in, if you tell us of one',
        'Preparing the quote for the right vehicle and equipment',
        '5/2-c (conclusion of a contract)',
        'The brand behind the campaign and its authorised dealer',
        untilRequestLapses,
      ],
      [
        'Authentication (members only): username, irreversible digest of the password, session records; of a deleted account, an irreversible digest of the account and of its email address',
        'Letting members log in safely; deleting a deleted account again if a backup brings it back',
        '5/2-c (performance of a contract), 5/2-f (legitimate interest: security); for deleted accounts 5/2-ç (legal obligation)',
        'Suppliers of hosting',
        'As long as the membership lasts; deleted with the account. The record of a session for {sessionDays} days after its end, an account whose address is not verified for {unverifiedDays} days, the digest of a deleted account for {erasureYears} years',
      ],
      [
        'Demographic (only if you add it): gender, date of birth, occupation',
        'Addressing you correctly and preparing the quote for you; the occupation is kept only in your profile',
        '5/2-c (conclusion of a contract)',
        'For the gender and date of birth that you add to a request, the brand behind the campaign and its authorised dealer; suppliers of hosting',
        withProfile,
      ],
      [
        'Usage: time of the request, version of the text shown, boxes ticked; when a code was sent to your number and the number confirmed; for members, what they follow, their notifications and the record of their activity; counts of views that identify nobody',
        'Sorting out repeated requests, proving what was shown and permitted, counting interest in a campaign',
        '5/2-e (protection of a right), 5/2-f (legitimate interest)',
        'Suppliers of hosting',
        'With the request or the account; notifications for at most {notificationMonths} months, the record of activity and of codes sent for at most {auditYears} years',
      ],
      [
        'Location: only the province and district that you choose in the form or in your profile; none is read from your device',
        'Finding a dealer near you',
        '5/2-c (conclusion of a contract)',
        'For a request, the brand behind the campaign and its authorised dealer; suppliers of hosting',
        withProfile,
      ],
      [
        'Payment: not processed; there are no payments on this site and no card details are asked for',
        'None',
        'Not needed',
        'None',
        'Not kept',
      ],
      [
        'Content: messages that you send us and reports about campaigns; your name, email address and phone number if you give them; your application for work with its attachments',
        'Answering your question, correcting the error that you reported, considering your application for work',
        '5/2-c (conclusion of a contract), 5/2-f (legitimate interest)',
        'Suppliers of hosting and email; the brand concerned, if the message is about your request',
        'At most {inboxYears} years after it was sent; requests about personal data at most {dataRequestYears} years; applications for work until they have been considered, or longer if you wish',
      ],
      ['Survey: not processed; there are no surveys on this site', 'None', 'Not needed', 'None', 'Not kept'],
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
