import type { PageTemplate } from '../../page-text.ts';

export const careers: PageTemplate = {
  title: 'Careers',
  description: 'How we work at Ayraç, who we would like to meet and what becomes of your application.',
  version: '2026-11-29',
  date: '2026-11-29',
  introduction: [
    'We are a small team. We like to work with people who can turn complicated terms into one clear screen, who ask what is behind a figure, and who see their work through to the end.',
    'There are no open positions at the moment. If you would like to meet us anyway, please write: a few sentences about yourself are enough.',
  ],
  sections: [
    {
      heading: 'What we work on',
      paragraphs: [
        'Ayraç makes brands’ campaigns easy to compare. One part of this is software: pages that open quickly, a search that truly understands Turkish, loan calculations that are right to the last kuruş. The other part is content: reading a campaign’s terms and summing them up in three lines that anyone can understand. We judge both by the same thing: whether they help the reader to decide well.',
        'The details in between matter, too: the tone of an error message, a table that can be read on a small screen, a figure that a screen reader pronounces correctly, a page that still opens on a slow connection. We do not leave these for later.',
      ],
    },
    {
      heading: 'How we work',
      paragraphs: ['We have no long list of values. We have a few habits that we stick to every day:'],
      points: [
        'We write down the question first and the solution second. We do not start work that we do not understand.',
        'We move in small steps, and someone else reviews each of them.',
        'We back up claims with measurements, and are careful about what we cannot measure.',
        'We treat personal data as something borrowed: only what we need, and only for as long as we need it.',
        'We do not look for someone to blame for a mistake; we make it harder to repeat.',
        'Accessibility is part of the work from the start, not its last step.',
      ],
    },
    {
      heading: 'Who we would like to meet',
      paragraphs: [
        'We are glad to hear from people in software development, product design, writing, data and brand partnerships, including those who are just starting out. We are not looking for a particular degree, job title or age. Tell us about something you made, the choices behind it, and what you would do differently today: that says far more. People with different backgrounds see the same problem differently, and we consider applications regardless of gender, origin, belief, disability or family status.',
      ],
    },
    {
      heading: 'How to apply',
      paragraphs: ['Send an email to {controllerEmail} with “Careers” in the subject line. All we need is:'],
      points: [
        'A few lines about who you are and what you would like to do.',
        'A piece of work that you are proud of: a link, a sample, or a few paragraphs about it.',
        'Your CV, if you like. Please leave out your photo, date of birth, marital status and identity number; we do not look at them.',
      ],
    },
    {
      heading: 'What happens next',
      paragraphs: [
        'Someone on the team reads your message. If there is a role that fits, we start with a short call, followed by a conversation about a real problem with the people you would work with. We do not set unpaid assignments that take hours. If nothing fits, we say so plainly; we do not want to leave you wondering.',
      ],
    },
    {
      heading: 'Your application details',
      paragraphs: [
        '{controllerName} uses what you send only to consider your application, and shares it with nobody outside the team except our email providers. It is deleted once we have considered your application; if you want it kept for later openings, please say so in your message. You may write to the same address at any time to have your details deleted. The privacy notice has the details and your rights.',
      ],
      seeAlso: ['kvkk', 'about'],
    },
    {
      heading: 'Beware of fake job ads',
      paragraphs: [
        'When there is an open position, we announce it on this page. We never ask applicants for a fee, card details or a photo of an identity card. If you see a job ad in our name that is not on this page, ask us before you apply.',
      ],
    },
  ],
};
