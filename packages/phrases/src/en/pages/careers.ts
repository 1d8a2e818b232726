import type { PageTemplate } from '../../page-text.ts';

export const careers: PageTemplate = {
  title: 'Careers',
  description: 'How we work at Ayraç, who we would like to meet and what becomes of your application.',
  version: '2026-11-29',
  date: '2026-11-29',
  introduction: [
    'We are a small team. We work with people who like to bring complicated terms down to one clear screen, who ask what is behind a figure, and who own their work to the end.',
    'There are no open positions at the moment. If you would like to meet anyway, the door is open: a few sentences about yourself are enough.',
  ],
  sections: [
    {
      heading: 'What we work on',
      paragraphs: [
        'Ayraç makes the campaigns of brands comparable. One side of this is software: pages that open quickly, a search that truly understands Turkish, a loan calculation that is right to the last kuruş. The other side is content: reading the terms of a campaign and bringing them down to three lines that everybody understands. The measure is the same for both: the reader should find it easier to decide well.',
        'Every detail in between is part of the work, too: the tone of an error message, a table that can be read on a small screen, a figure that a screen reader pronounces correctly, a page that still opens on a slow connection. We do not put these on a list for later.',
      ],
    },
    {
      heading: 'How we work',
      paragraphs: ['We have no long list of values. We have a few habits that we keep in daily work:'],
      points: [
        'We write down the question first and the solution second. We do not start work that we do not understand.',
        'We move in small steps, and somebody else reads each of them.',
        'We support a claim with a measurement, and speak carefully about what we cannot measure.',
        'We treat personal data like something borrowed: as much as needed, as long as needed.',
        'We do not look for who made a mistake; we make the mistake harder to repeat.',
        'Accessibility is part of what a piece of work is, not its last step.',
      ],
    },
    {
      heading: 'Who we would like to meet',
      paragraphs: [
        'We are glad to hear from people in software development, product design, writing, data and brand partnerships, and from those who are just starting there. We are not looking for a particular degree, job title or age. Tell us about something you made, what you chose and why, and what you would change today: that says far more. People with different backgrounds see the same problem differently, and we consider applications regardless of gender, origin, belief, disability or family status.',
      ],
    },
    {
      heading: 'How to apply',
      paragraphs: [
        'Send an email to {controllerEmail} with “Careers” in the subject line. It is enough to add:',
      ],
      points: [
        'A short text that says who you are and what you would like to do.',
        'A piece of work that you are proud of: a link, a sample, or a few paragraphs about it.',
        'Your CV, if you like. Please leave out photo, date of birth, marital status and identity number; we do not look at them.',
      ],
    },
    {
      heading: 'What happens next',
      paragraphs: [
        'Somebody on the team reads your message. If there is a role that fits, we start with a short call, followed by a conversation about a real problem with the people you would work with. We do not set unpaid homework that takes hours. If nothing fits, we say so plainly; we do not want to leave you wondering.',
      ],
    },
    {
      heading: 'Your application details',
      paragraphs: [
        '{controllerName} uses what you send only to consider your application, and shares it with nobody outside the team except our email providers. It is deleted once the application has been considered; if you want it kept for later openings, please say so in your message. You may write to the same address at any time to have your details deleted. The privacy notice has the details and your rights.',
      ],
      seeAlso: ['kvkk', 'about'],
    },
    {
      heading: 'Beware of fake postings',
      paragraphs: [
        'When there is an open position, we announce it on this page. We never ask applicants for a fee, card details or a photo of an identity card. If you see a posting in our name that you cannot find here, ask us before you apply.',
      ],
    },
  ],
};
