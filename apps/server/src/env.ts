import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  address,
  host,
  isLoopback,
  mailbox,
  matching,
  oneOf,
  origin,
  policyNames,
  proxies,
  type Reader,
  Unfit,
  wholeNumber,
} from '#server/settings.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export type Env = ReturnType<typeof readEnv>;

/** Everything that is wrong with the settings, said at once. */
export class BadSettings extends Error {
  constructor(problems: readonly string[]) {
    super(`Bad settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'BadSettings';
  }
}

/**
 * The settings, read once at start. `docs/operations.md` says what each one means; an empty value counts as not
 * set. Throws `BadSettings`.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>) {
  const problems: string[] = [];

  function read<T>(name: string, reader: Reader<T>): T | undefined;
  function read<T, F>(name: string, reader: Reader<T>, fallback: F): T | F;
  function read<T>(name: string, reader: Reader<T>, fallback?: T): T | undefined {
    const text = source[name]?.trim() ?? '';
    if (text === '') return fallback;
    try {
      return reader(text);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      problems.push(`${name} must be ${error.message}`);
      return fallback;
    }
  }

  const milliseconds = wholeNumber(1, 600_000);
  const link = address('https');
  const port = read('PORT', wholeNumber(0, 65_535), 3000);
  const listenHost = read('HOST', host, '127.0.0.1');
  const ownOrigin = read('ORIGIN', origin, `http://localhost:${port}`);

  const readMail = () => {
    const smtpUrl = read('SMTP_URL', address('smtp', 'smtps'));
    const from = read('MAIL_FROM', mailbox);
    const needsTls = read('SMTP_TLS', oneOf('required', 'if-offered'), 'required') === 'required';
    if (smtpUrl === undefined) return undefined;
    if (from === undefined) {
      if (!source.MAIL_FROM?.trim()) problems.push('MAIL_FROM must be set when SMTP_URL is');
      return undefined;
    }
    // On this machine nobody listens on the way.
    return { smtpUrl, from, needsTls: needsTls && !isLoopback(new URL(smtpUrl).hostname) };
  };

  const env = {
    mode: read('NODE_ENV', oneOf('production', 'development', 'test'), 'production'),
    port,
    host: listenHost,
    origin: ownOrigin,
    /** Whether somebody besides this machine may reach the site; demo accounts are refused then. */
    isPublic: !isLoopback(listenHost) || !isLoopback(new URL(ownOrigin).hostname),
    trustProxy: read('TRUST_PROXY', proxies, false),
    /** Mobile visitors share addresses, and each browser opens six. */
    connectionsPerNetwork: read('CONNECTIONS_PER_NETWORK', wholeNumber(1, 100_000), 200),
    logLevel: read('LOG_LEVEL', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
    /** `auto`: on for a database that was made by this start, embedded and not public. */
    demo: read('DEMO', oneOf('auto', 'on', 'off'), 'auto'),
    /** Whether a demo draws the pictures of its cards before somebody asks for them. */
    picturesAhead: read('PICTURES_AHEAD', oneOf('on', 'off'), 'on') === 'on',
    /** How long a picture is looked at for fewer bytes. */
    pictureEffort: read('PICTURE_EFFORT', wholeNumber(0, 6), 2),
    /** How long a write may take before its sender is asked to come again. */
    writeTimeoutMs: read('WRITE_TIMEOUT_MS', milliseconds, 900),
    /** How long writes may fail before the node is not ready. */
    unreadyAfterMs: read('UNREADY_AFTER_MS', milliseconds, 10_000),
    /** How long a stopping node goes on answering after readiness is off. */
    drainMs: read('DRAIN_MS', wholeNumber(0, 600_000), 3_000),
    /** What kept answers may hold at most; 0 keeps none. */
    cacheBytes: read('CACHE_MB', wholeNumber(0, 100_000), 112) * 1024 * 1024,
    dataDir: resolve(ROOT, read('DATA_DIR', String, '.data')),
    database: {
      /** Undefined means the embedded one. */
      url: read('DATABASE_URL', address('postgres', 'postgresql')),
      poolSize: read('DB_POOL_SIZE', wholeNumber(2, 500), 10),
      /** Off behind a pooler that gives each transaction another connection and does not know prepared statements. */
      prepares: read('DB_PREPARE', oneOf('on', 'off'), 'on') === 'on',
      timeouts: {
        connectMs: read('DB_POOL_TIMEOUT_MS', milliseconds, 800),
        statementMs: read('DB_STATEMENT_TIMEOUT_MS', milliseconds, 5_000),
        lockMs: read('DB_LOCK_TIMEOUT_MS', milliseconds, 1_000),
        idleInTransactionMs: read('DB_IDLE_TRANSACTION_TIMEOUT_MS', milliseconds, 5_000),
      },
    },
    metrics: {
      host: read('METRICS_HOST', host, '127.0.0.1'),
      /** 0 means no metrics. */
      port: read('METRICS_PORT', wholeNumber(0, 65_535), 9464),
    },
    /** Undefined means the provinces that the site itself knows. */
    provincesApiUrl: read('PROVINCES_API_URL', address('http', 'https')),
    /** An outside service that sends text messages; without its address no number can be confirmed. */
    sms: { url: read('SMS_URL', address('http', 'https')), token: read('SMS_TOKEN', String) },
    /** Days after which the office asks whether a bank's rate still holds. */
    loanRateMaxAgeDays: read('LOAN_RATE_MAX_AGE_DAYS', wholeNumber(1, 3_650), 30),
    gtmId: read('GTM_ID', matching(/^GTM-[A-Z0-9]{4,12}$/, 'GTM-ABC1234')),
    chatbotUrl: read('CHATBOT_URL', address('https')),
    /** What the chatbot's scripts name their policies; `off` where they know no trusted types. */
    chatbotTrustedTypes: read('CHATBOT_TRUSTED_TYPES', policyNames, []),
    consentMode: read('CONSENT_MODE', oneOf('spec', 'record-only', 'strict'), 'spec'),
    quoteLimits: {
      perAddressIn10Minutes: read('QUOTE_LIMIT_PER_ADDRESS', wholeNumber(1, 1_000_000), 300),
      perPersonADay: read('QUOTE_LIMIT_PER_PERSON', wholeNumber(1, 1_000_000), 20),
    },
    /** Of contact messages and reports together. */
    inboxLimits: {
      perAddressIn10Minutes: read('INBOX_LIMIT_PER_ADDRESS', wholeNumber(1, 1_000_000), 60),
      perEmailADay: read('INBOX_LIMIT_PER_EMAIL', wholeNumber(1, 1_000_000), 20),
    },
    /** Where people's answers to the office's answers are read; undefined means nowhere. */
    inboxReplyTo: read('INBOX_REPLY_TO', matching(/^[^\s@<>,]+@[^\s@<>,]+$/, 'destek@example.com')),
    /** Of one address, which many mobile visitors share. */
    passwordResetsPerHour: read('PASSWORD_RESET_LIMIT_PER_ADDRESS', wholeNumber(1, 1_000_000), 60),
    registrationsIn10Minutes: read('REGISTRATION_LIMIT_PER_ADDRESS', wholeNumber(1, 1_000_000), 60),
    newsletterLimits: {
      perAddressIn10Minutes: read('NEWSLETTER_LIMIT_PER_ADDRESS', wholeNumber(1, 1_000_000), 60),
      perEmailADay: read('NEWSLETTER_LIMIT_PER_EMAIL', wholeNumber(1, 1_000_000), 5),
    },
    /** From where on the sender of a quote is asked for a proof. */
    quoteSuspicion: {
      leastFillMs: read('QUOTE_LEAST_FILL_MS', milliseconds, 3_000),
      crowdedFrom: read('QUOTE_PROOF_FROM', wholeNumber(1, 1_000_000), 60),
    },
    /** Of different addresses that one network tries, or campaigns that one address is tried with, in ten minutes. */
    quoteAttempts: {
      proofFrom: read('QUOTE_ATTEMPT_PROOF_FROM', wholeNumber(1, 1_000_000), 30),
      most: read('QUOTE_ATTEMPT_LIMIT', wholeNumber(1, 1_000_000), 300),
    },
    /** Who answers for personal data, as the privacy notices name them. */
    controller: {
      name: read('CONTROLLER_NAME', String, 'Ayraç (demo)'),
      address: read('CONTROLLER_ADDRESS', String, 'İstanbul, Türkiye'),
      email: read(
        'CONTROLLER_EMAIL',
        matching(/^[^\s@]+@[^\s@]+$/, 'kvkk@example.com'),
        'kvkk@ayrac.example',
      ),
    },
    /** Where a weakness of the site is reported; undefined means to the controller. */
    securityEmail: read('SECURITY_EMAIL', matching(/^[^\s@]+@[^\s@]+$/, 'security@example.com')),
    /** Undefined means that mails are kept and not sent. */
    mail: readMail(),
    social: {
      facebook: read('SOCIAL_FACEBOOK', link),
      instagram: read('SOCIAL_INSTAGRAM', link),
      x: read('SOCIAL_X', link),
      linkedin: read('SOCIAL_LINKEDIN', link),
      youtube: read('SOCIAL_YOUTUBE', link),
    },
  };
  if (problems.length > 0) throw new BadSettings(problems);
  return env;
}

/** What the settings give up, which whoever starts the site should know. */
export function warningsOf(env: Env): string[] {
  const { isPublic, mail, chatbotUrl, chatbotTrustedTypes } = env;
  return [
    ...(isPublic && mail === undefined ? ['Mails are kept and not sent. Set SMTP_URL and MAIL_FROM.'] : []),
    ...(chatbotUrl !== undefined && chatbotTrustedTypes === 'off'
      ? ['No page asks for trusted types: CHATBOT_TRUSTED_TYPES is off.']
      : []),
  ];
}
