import type { MailPhrases } from '../mail-words.ts';
import { inbox } from './inbox.ts';

const { topics } = inbox.contact;

/** Phrases of the e-mails. `MailPhrases` is their shape in both languages. */
export const mails: MailPhrases = {
  frame: {
    pasteLink: 'If the button does not work, paste this address into your browser:',
    sender: (p) => `Sent by ${p.name}, ${p.address}`,
    write: (p) => `We do not read replies to this email. Write to us at ${p.email}`,
    reasons: {
      address: 'You received this email because your address was entered on Ayraç.',
      account: 'You received this email because it concerns your Ayraç account.',
      request: 'You received this email because you requested a quote with this address.',
      reminder: 'You received this email because you turned on campaign reminders in your profile.',
      mailbox: 'You received this email because you confirmed this address for your brand’s requests.',
      permission: 'You received this email because you allowed campaign messages.',
      newsletter: 'You received this email because you subscribed to the newsletter and confirmed it.',
      'personal-data': 'You received this email because you made a request about your personal data.',
      inbox: 'You received this email because you wrote to us on our site.',
      crm: 'You received this email because you work in the Ayraç CRM. You can turn these emails off on the team page.',
    },
    lastDay: (p) => `Last day: ${p.date}`,
    stopNewsletter: 'Newsletter preferences and unsubscribing',
    stopReminders: 'Turn off reminders',
    figures: {
      requests: 'Requests',
      median: 'First answer (median)',
      slowest: 'First answer to 9 in 10 requests',
      inTime: 'Answered in time',
      contacted: 'Contacted',
      won: 'Won',
    },
    figure: (p) => `${p.name}: ${p.value}${p.before === null ? '' : ` (previous month: ${p.before})`}`,
    noRequests: 'There were no requests in this or the previous month.',
    noneBefore: 'There were no requests in the previous month to compare with.',
    minutes: (p) => `${p.minutes} min`,
    hours: (p) => `${p.hours} h ${p.minutes} min`,
    stopMessages: 'Withdraw your permission for campaign messages',
  },
  letters: {
    'verify-email': (p) => ({
      subject: 'Verify your email address',
      preheader: 'Please confirm that this address is yours.',
      title: 'Verify your email address',
      paragraphs: [
        `On ${p.date}, an Ayraç account with the username “${p.username}” was created with this email address.`,
        'If it was you, open the page with the button below and verify your address there.',
      ],
      button: 'Verify my address',
      notes: [
        `The link is valid for ${p.hours} hours and works once.`,
        'If it was not you, choose “This was not me” on the same page to delete the account.',
      ],
    }),
    'email-in-use': {
      subject: 'You already have an Ayraç account',
      preheader: 'Someone tried to register again with this address.',
      title: 'You already have an account',
      paragraphs: [
        'Someone tried to create a new account with this email address. Because it already belongs to an Ayraç account, no new one was created.',
        'If it was you, log in to your existing account. If you have forgotten your password, you can reset it on the login page.',
      ],
      button: 'Log in',
      notes: ['If it was not you, there is nothing you need to do. Nothing in your account has changed.'],
    },
    'password-reset': (p) => ({
      subject: 'Choose your new password',
      preheader: 'Your link to reset your password.',
      title: 'Choose your new password',
      paragraphs: [
        `We received a request to reset the password of your Ayraç account (username: ${p.username}). Use the button below to choose a new one.`,
      ],
      button: 'Choose a new password',
      notes: [
        `The link is valid for ${p.minutes} minutes and works once.`,
        'If you did not request this, there is nothing you need to do. Your password has not changed.',
      ],
    }),
    invitation: (p) => ({
      subject: 'Your Ayraç account is ready',
      preheader: 'Choose a username and a password to use your account.',
      title: 'Your Ayraç account is ready',
      paragraphs: [
        `An Ayraç account has been created for you. Your username: ${p.username}`,
        'Open the page with the button below to see who invited you and to choose your username and password.',
      ],
      button: 'Open invitation',
      notes: [
        `The link is valid for ${p.hours} hours and works once.`,
        'If you were not expecting an invitation, there is nothing you need to do. The account cannot be used without a password.',
      ],
    }),
    'password-changed': (p) => ({
      subject: 'Your password was changed',
      preheader: 'If it was not you, choose a new password right away.',
      title: 'Your password was changed',
      paragraphs: [
        'The password of your Ayraç account was changed. If you did this, there is nothing else to do.',
        `If you did not, choose a new password right away and write to us: ${p.email}`,
      ],
      button: 'Choose a new password',
    }),
    'second-factor-on': (p) => ({
      subject: 'Two-step verification is on',
      preheader: 'From now on, logging in also requires a code from your authenticator app.',
      title: 'Two-step verification is on',
      paragraphs: [
        'From now on, logging in to your Ayraç account also requires a code from your authenticator app. If you did this, there is nothing else to do.',
        `If you did not, change your password right away and write to us: ${p.email}`,
      ],
      button: 'Open security settings',
    }),
    'second-factor-off': (p) => ({
      subject: 'Two-step verification is off',
      preheader: 'If it was not you, change your password right away.',
      title: 'Two-step verification is off',
      paragraphs: [
        'Your Ayraç account can now be opened with your password alone. If you did this, there is nothing else to do.',
        `If you did not, change your password right away and write to us: ${p.email}`,
      ],
      button: 'Open security settings',
    }),
    'second-factor-reset': (p) => ({
      subject: 'Your two-step verification was reset',
      preheader: 'If you did not ask for this, write to us right away.',
      title: 'Your two-step verification was reset',
      paragraphs: [
        'An administrator removed the two-step verification of your Ayraç account and logged you out everywhere. You can set it up again after you log in.',
        `If you did not ask for this, change your password right away and write to us: ${p.email}`,
      ],
      button: 'Open security settings',
    }),
    'request-received': (p) => ({
      subject: `We have your quote request: ${p.campaign}`,
      preheader: 'You can follow your request or withdraw it.',
      title: 'We have your quote request',
      paragraphs: [
        'Open the page below to follow your request or withdraw it.',
        ...(p.asksPermission
          ? [
              'You asked for campaign news by email. Please confirm your permission on the same page; until then, we will not send you any news.',
            ]
          : []),
      ],
      steps: {
        title: 'What happens next?',
        lines: [
          'The brand reads your request and prepares an offer that suits you.',
          'They usually call or write within 2 working days.',
          'You review the offer and decide. Your request does not commit you to anything.',
        ],
      },
      button: 'View my request',
      notes: ['This link is only for you; please do not share it.'],
    }),
    'text-changed': (p) => ({
      subject: p.title === null ? 'Our permission texts are changing' : `A text is changing: ${p.title}`,
      preheader: `The new text takes effect on ${p.date}.`,
      title: 'A text we showed you is changing',
      paragraphs: [
        p.title === null
          ? `We have updated the permission texts next to the optional boxes in our forms. The new texts take effect on ${p.date}.`
          : `We have updated “${p.title}”, which we showed you before. The new text takes effect on ${p.date}.`,
        'Your earlier permissions stay on record with the text you saw at the time. You have not allowed anything new.',
      ],
      button: 'Read the text',
    }),
    'requests-joined': (p) => ({
      subject:
        p.campaigns.length === 1
          ? 'Your earlier quote request is now in your account'
          : 'Your earlier quote requests are now in your account',
      preheader: 'If one of them is not yours, you can remove it with one button.',
      title: 'Your earlier requests are now in your account',
      paragraphs: [
        'Requests sent with your email address before you had an account are now under “My campaigns”:',
        ...p.campaigns,
        'If one of them is not yours, press “Not mine” on that page to remove it from your account.',
      ],
      button: 'View my requests',
    }),
    'campaign-ending': (p) => ({
      subject:
        p.count === 1
          ? `A campaign you follow is ending: ${p.first}`
          : `${p.count} campaigns you follow are ending`,
      preheader: 'One last look before they are gone.',
      title: p.count === 1 ? 'A campaign you follow is ending' : 'Campaigns you follow are ending',
      paragraphs: [p.count === 1 ? 'Its last day is near:' : 'Their last day is near:'],
      button: 'View my campaigns',
    }),
    'newsletter-confirm': (p) => ({
      subject: 'Confirm your newsletter subscription',
      preheader: 'We will not send the newsletter until you confirm.',
      title: 'Confirm your newsletter subscription',
      paragraphs: [
        'This address was entered for the Ayraç newsletter. Use the button below to confirm your subscription; we will not send the newsletter until you do.',
      ],
      button: 'Open the confirmation page',
      notes: [
        `The link is valid for ${p.days} days.`,
        'If you did not enter this address, there is nothing you need to do.',
      ],
    }),
    'newsletter-known': {
      subject: 'You already receive our newsletter',
      preheader: 'You can change topics and frequency on the preferences page.',
      title: 'You already receive our newsletter',
      paragraphs: [
        'This address was entered for the Ayraç newsletter again. Your subscription continues, and nothing has changed.',
        'To change topics, language or frequency, or to unsubscribe, open the preferences page.',
      ],
      button: 'Newsletter preferences',
      notes: ['If you did not enter this address, there is nothing you need to do.'],
    },
    'newsletter-issue': {
      subject: 'Campaigns worth a look',
      preheader: 'Campaigns we picked for you, with their end dates.',
      title: 'Campaigns worth a look',
      paragraphs: ['Our picks for you this time:'],
      button: 'View all campaigns',
    },
    'newsletter-edition': (p) => ({
      subject: p.heading,
      preheader: p.paragraphs[0] ?? p.heading,
      title: p.heading,
      paragraphs: p.paragraphs,
      button: 'View all campaigns',
    }),
    'edition-test': (p) => ({
      subject: `Test: ${p.heading}`,
      preheader: p.paragraphs[0] ?? p.heading,
      title: p.heading,
      paragraphs: p.paragraphs,
      button: 'View all campaigns',
    }),
    'data-request-received': (p) => ({
      subject: 'We have your request about your personal data',
      preheader: 'This email says when we will answer.',
      title: 'We have your request',
      paragraphs: [
        'Your request about your personal data has reached us. We will send our answer to this address.',
        `We will answer by ${p.date}.`,
      ],
    }),
    'data-request-answered': (p) => ({
      subject: 'Our answer to your personal data request',
      preheader: 'Our answer is in this email.',
      title: 'The answer to your request',
      paragraphs: p.paragraphs,
      ...(p.hasData && {
        notes: [
          'The attached file contains the data that we hold about you as the controller. For notes of its own, please ask the brand.',
        ],
      }),
    }),
    'data-erased': {
      subject: 'Your personal data has been erased',
      preheader: 'This is the last email we will send you.',
      title: 'Your personal data has been erased',
      paragraphs: [
        'As you asked, we have erased your account and your personal data. Only figures that do not identify you remain of your quote requests.',
        'Once this email is sent, your address is erased too.',
      ],
    },
    'mailbox-confirm': (p) => ({
      subject: `Confirm your address for requests: ${p.brand}`,
      preheader: 'We will not send requests to this address until you confirm.',
      title: 'Confirm your address',
      paragraphs: [
        `Someone asked us to send requests for ${p.brand} on Ayraç to this address. Use the button below to confirm it; we will start once you do.`,
      ],
      button: 'Open page',
      notes: [
        `The link is valid for ${p.days} days.`,
        'If you have nothing to do with this brand, there is nothing you need to do.',
      ],
    }),
    'brand-request': (p) => {
      const titles = {
        'request-created': `New request: ${p.campaign}`,
        'request-changed': `Request changed: ${p.campaign}`,
        'request-withdrawn': `Request withdrawn: ${p.campaign}`,
        test: `Test: ${p.brand}`,
      };
      const texts = {
        'request-created': `${p.brand} received a new request.`,
        'request-changed': `A request for ${p.brand} has changed.`,
        'request-withdrawn': 'The requester withdrew this request. Please do not contact them any more.',
        test: 'This is a test. Requests will be sent to this address.',
      };
      const { contact } = p;
      return {
        subject: titles[p.event],
        preheader: texts[p.event],
        title: titles[p.event],
        paragraphs: [
          texts[p.event],
          ...(contact === null
            ? []
            : [
                `Person: ${contact.name} ${contact.surname}`,
                `Phone: ${contact.phone}`,
                `Email: ${contact.email}`,
                ...(contact.city === null ? [] : [`Place: ${contact.city} ${contact.town ?? ''}`.trim()]),
              ]),
        ],
        button: 'Open in the CRM',
      };
    },
    'lead-mail': (p) => ({
      subject: p.subject,
      preheader: `${p.brand} wrote about your request.`,
      title: p.subject,
      paragraphs: p.paragraphs,
      button: 'View your request',
      notes: [
        `${p.brand} sent this because you requested a quote for “${p.campaign}”.`,
        ...(p.canReply ? ['You can reply to this email.'] : []),
      ],
    }),
    'lead-marketing': (p) => ({
      subject: p.subject,
      preheader: `${p.brand} wrote to you.`,
      title: p.subject,
      paragraphs: p.paragraphs,
      button: 'View your request',
      notes: [
        `${p.brand} sent this because you allowed campaign messages.`,
        ...(p.canReply ? ['You can reply to this email.'] : []),
      ],
    }),
    'inbox-answer': (p) => ({
      subject:
        p.campaign === null ? `Your message: ${topics[p.topic ?? 'other']}` : `Your report: ${p.campaign}`,
      preheader: 'Our reply to your message.',
      title: p.campaign === null ? 'Our reply to your message' : 'Our reply to your report',
      paragraphs: p.paragraphs,
      ...(!p.canReply && { button: 'Write to us again' }),
      notes: [
        ...(p.canReply ? ['You can write to us again by replying to this email.'] : []),
        ...(p.quoted.length > 0 ? ['Your message to us:', ...p.quoted] : []),
      ],
    }),
    'lead-report': (p) => ({
      subject: `${p.brand ?? 'CRM'} report: ${p.month}`,
      preheader: 'The month’s requests, how quickly they were answered, and their outcomes.',
      title: `${p.brand ?? 'CRM'} report: ${p.month.replace(' ', '\u00a0')}`,
      paragraphs: [
        `Requests received in ${p.month}, with their current status. Times count business hours only.`,
        ...p.lines,
      ],
      button: 'Open report',
      notes: [
        p.hasFile
          ? 'The attached PDF contains the full report by person, brand and reason.'
          : 'You can download the report as a PDF on the report page.',
      ],
    }),
    'leads-planned': (p) => ({
      subject:
        p.count === 1 ? 'The next step of a request is due' : `The next steps of ${p.count} requests are due`,
      preheader: 'Your planned actions are due.',
      title: 'Your planned actions are due',
      paragraphs: ['The actions you planned for these requests are due:'],
      button: 'See who’s next',
    }),
    'leads-unanswered': (p) => ({
      subject:
        p.count === 1
          ? 'A request is waiting for an answer'
          : `${p.count} requests are waiting for an answer`,
      preheader: `Automation: ${p.rule}`,
      title:
        p.count === 1
          ? 'A request is waiting for an answer'
          : `${p.count} requests are waiting for an answer`,
      paragraphs: [
        {
          reassign: 'These requests were not answered in time and are now assigned to you:',
          remind: 'These requests of yours were not answered in time:',
          tell: 'These requests were not answered in time:',
        }[p.action],
      ],
      button: 'See who’s next',
      notes: [`This email was sent by the automation “${p.rule}”.`],
    }),
  },
};
