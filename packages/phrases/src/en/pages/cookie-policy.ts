import type { PageTemplate } from '../../page-text.ts';

export const cookiePolicy: PageTemplate = {
  title: 'Cookie policy',
  description:
    'What Ayraç stores in your browser, why and for how long, and how you see, refuse and delete it.',
  version: '2026-11-29',
  date: '2026-11-29',
  introduction: [
    'A cookie is a small record that a site keeps in your browser. What browsers call local storage and session storage does much the same. This page covers all three, because the difference hardly matters to you: what counts is that you know what is kept in your browser.',
    'In short: everything except the necessary cookies needs your permission. You give it in the window at the bottom of the page, and withdraw it in two clicks through “Cookie settings” at the end of every page; what you no longer allow is deleted at once.',
  ],
  sections: [
    {
      heading: 'Necessary cookies',
      paragraphs: [
        'The records in this table are there because you chose something, because you logged in, or because the page needs them to work; they do not need your permission. They are not sent to any other site. Most are made only when you do something: if you do not choose a language, no choice is stored, and if you do not log in, there is no session cookie.',
      ],
      table: {
        caption: 'Necessary cookies',
        columns: ['Name', 'What for', 'Where', 'When it is made', 'How long it stays'],
        rows: [
          [
            'locale',
            'The language you chose',
            'Local storage, and a cookie of the same name',
            'When you choose a language in the menu',
            'The cookie 1 year; the record in storage until you delete it',
          ],
          [
            'theme',
            'Light or dark theme',
            'Local storage',
            'When you change the theme',
            'Until you delete it',
          ],
          [
            'cookieConsent',
            'Your choice of cookies: what you allowed, when, with which text, and the random number of the choice',
            'Cookie',
            'When you answer the cookie question, or when it is recorded that you did not answer',
            '365 days',
          ],
          [
            'consent-unsent',
            'A cookie choice that has not reached the server yet; deleted once it has',
            'Local storage',
            'When your choice is kept',
            'Until it is sent',
          ],
          [
            'accessToken',
            'Your session: a short-lived proof that you are logged in; no script can read it',
            'Cookie',
            'When you log in',
            '15 minutes, renewed while the session lasts',
          ],
          [
            'refreshToken',
            'Renewing your session; it goes to the login service alone, and no script can read it',
            'Cookie',
            'When you log in',
            'Until the browser is closed; 30 days with “Remember me”',
          ],
          [
            'signedIn',
            'Whether someone is logged in; it holds nothing else',
            'Cookie',
            'When you log in',
            'As long as refreshToken',
          ],
          [
            'knownBrowser',
            'Recognising the browser you logged in with: if others try to guess your password, you do not have to wait. It holds no name, only a random number and irreversible digests of at most five accounts; no script can read it',
            'Cookie',
            'When you log in; it stays when you log out',
            '180 days, renewed at each login',
          ],
          [
            'username',
            'The username that the login form remembers',
            'Local storage',
            'When you log in with “Remember me”',
            'Until you log out',
          ],
          [
            'scroll-places',
            'Where you were on a page, for when you come back',
            'Session storage',
            'When you leave a page',
            'Until the tab is closed',
          ],
          [
            'recent-campaigns',
            'Campaigns you looked at last and those like them; it never leaves your device, and “Clear” deletes it',
            'Session storage',
            'When you look at a campaign',
            'Until the tab is closed',
          ],
          [
            'recentSearches',
            'Your last searches of this visit; it never leaves your device, and “Clear” deletes it',
            'Session storage',
            'When you search',
            'Until the tab is closed',
          ],
          [
            'quote-wizard',
            'A quote form that is not finished; what you typed survives a reload and a change of language',
            'Session storage',
            'While you fill in the steps',
            '30 minutes, at the latest until the tab is closed',
          ],
          [
            'quote-draft',
            'A quote form of a campaign that you have begun; what you typed survives a reload and logging in',
            'Session storage',
            'While you fill in the form of a campaign',
            '30 minutes, at the latest until the tab is closed',
          ],
          [
            'form-draft',
            'A contact, report, registration or data request form that you have begun; what you typed survives a reload. Passwords are not stored',
            'Session storage',
            'While you fill in one of these forms',
            '30 minutes, at the latest until the tab is closed',
          ],
          [
            'follows',
            'The campaigns that you bookmark without an account, when they end, and what you follow, 60 records at most; logging in adds them to your account and deletes them here',
            'Local storage',
            'When you bookmark a campaign or press “Follow”',
            'Until you remove the bookmark, unfollow or log in',
          ],
        ],
      },
    },
    {
      heading: 'Optional cookies',
      paragraphs: ['{tagManager}', '{chatbot}'],
      table: {
        caption: 'Optional cookies, by kind',
        columns: ['Name', 'Kind', 'What for', 'Where', 'How long it stays'],
        rows: [
          [
            'visitorId',
            'Analytics',
            'A random number by which the visits of one browser count as one visitor’s',
            'Cookie',
            '365 days, or until you withdraw',
          ],
          [
            '_ga, _ga_…, _gid, _gat…',
            'Analytics',
            'Google Analytics: measuring visits in total (only with a tag manager)',
            'Cookie',
            'At most 2 years, or until you withdraw',
          ],
          [
            '_gcl_…, _gac_…',
            'Marketing',
            'Google Ads: measuring whether an advertisement had a result (only with a tag manager)',
            'Cookie',
            'At most 90 days, or until you withdraw',
          ],
          [
            'recent-campaigns (on the device)',
            'Preferences',
            'Remembering the campaigns you looked at last after the tab is closed',
            'Local storage',
            'Until you delete it or withdraw',
          ],
        ],
      },
    },
    {
      heading: 'How you decide',
      paragraphs: [
        'On your first visit a question opens at the bottom of the page: “Reject all” and “Accept all” are buttons of the same size, and “Customise” shows the kinds one by one. All optional boxes there start empty.',
        '{silence}',
        'Your choice holds for 365 days; you are asked again when the text of the question changes or when this period ends. You can change it at any time with “Cookie settings” at the end of every page.',
      ],
    },
    {
      heading: 'The proof of your choice',
      paragraphs: [
        'To be able to prove your choice we keep it on the server, too: its random number, what you allowed, the version of the text, whether it was explicit or implicit, the language of the page and the time. It does not include your network address, your account or anything about your browser. The record is deleted after {visitorConsentYears} years. If the server cannot be reached, your choice is still valid; the record is sent with the next page.',
      ],
    },
    {
      heading: 'Third parties',
      paragraphs: [
        'Apart from the tag manager that your permission loads, our pages load no code, advertising pixel or social media widget of other companies. Fonts and icons come from our own server. The pages for logging in, your profile and links that were sent to you never load the tag manager. When you follow a link to a brand, a bank or a social network, the cookie rules of that site apply.',
      ],
    },
    {
      heading: 'How to see and delete the records',
      paragraphs: [
        'In the settings of your browser, under “privacy” or “site data”, you can see the records of this site, delete them and keep new ones from being written. If you block them, the site still opens; you cannot log in, and language, theme and choice of cookies are not remembered. In a private window the records disappear when it is closed.',
        'In common browsers you reach these settings as follows. The names may differ a little with the version and the device; if you cannot find them, type “cookie” into the search box of the settings.',
      ],
      points: [
        'Chrome and Edge: Settings, Privacy and security, Site data.',
        'Safari: Settings, Privacy, Manage website data.',
        'Firefox: Settings, Privacy and security, Cookies and site data.',
      ],
    },
    {
      heading: 'What is kept on the server',
      paragraphs: [
        'Short-lived technical records that arise on the server without being written into your browser, such as the irreversible digest of a network address, are not cookies. They are described in the privacy policy and in the notice.',
      ],
      seeAlso: ['privacy', 'kvkk'],
    },
    {
      heading: 'Your questions',
      paragraphs: [
        'If you find a record in your browser that is not in this table, write to {controllerEmail}. Its name is enough; we will find out where it comes from and correct the page. Suggestions that make this text clearer are welcome at the same address: a cookie policy is only useful if it is read. The privacy notice states your rights over your personal data and the time limits for applications.',
      ],
    },
  ],
};
