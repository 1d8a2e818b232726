import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  address,
  host,
  InvalidSetting,
  isLoopback,
  mailbox,
  matching,
  oneOf,
  origin,
  policyNames,
  proxies,
  type Reader,
  wholeNumber,
} from '#server/settings.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export type Env = ReturnType<typeof readEnv>;

/** Texts of the settings by their names. */
type Source = Readonly<Record<string, string | undefined>>;

/** Reports all problems of the settings at once. */
export class InvalidSettings extends Error {
  constructor(problems: readonly string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'InvalidSettings';
  }
}

/**
 * Reads the settings, once at the start. `docs/operations.md` explains each of them. An empty value counts as not set.
 * Throws `InvalidSettings`.
 */
export function readEnv(source: Source) {
  const problems: string[] = [];
  const read = settingsReader(source, problems);
  const milliseconds = wholeNumber(1, 600_000);
  const link = address('https');
  const port = read('PORT', wholeNumber(0, 65_535), 3000);
  const listenHost = read('HOST', host, '127.0.0.1');
  const ownOrigin = read('ORIGIN', origin, `http://localhost:${port}`);

  const env = {
    mode: read('NODE_ENV', oneOf('production', 'development', 'test'), 'production'),
    port,
    host: listenHost,
    origin: ownOrigin,
    /** Whether other machines may reach the site; demo accounts are then disabled. */
    isPublic: !isLoopback(listenHost) || !isLoopback(new URL(ownOrigin).hostname),
    trustProxy: read('TRUST_PROXY', proxies, false),
    /** High, because mobile visitors share addresses and each browser opens six connections. */
    connectionsPerNetwork: read('CONNECTIONS_PER_NETWORK', wholeNumber(1, 100_000), 200),
    logLevel: read('LOG_LEVEL', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
    /** `auto` creates the demo in a new embedded database of a site that is not public. */
    demo: read('DEMO', oneOf('auto', 'on', 'off'), 'auto'),
    /** Whether a demo renders the pictures of its cards before they are requested. */
    picturesAhead: read('PICTURES_AHEAD', oneOf('on', 'off'), 'on') === 'on',
    /** How much time the encoder spends on making a picture smaller. */
    pictureEffort: read('PICTURE_EFFORT', wholeNumber(0, 6), 2),
    /** How long a write may take before the sender is asked to retry. */
    writeTimeoutMs: read('WRITE_TIMEOUT_MS', milliseconds, 900),
    /** How long a quote request may wait for its turn while the node has too much to do; reads wait half as long. */
    longestWaitMs: read('LONGEST_WAIT_MS', milliseconds, 400),
    /** How long writes may fail before the node reports that it is not ready. */
    unreadyAfterMs: read('UNREADY_AFTER_MS', milliseconds, 10_000),
    /** How long a stopping node keeps serving after its readiness is off. */
    drainMs: read('DRAIN_MS', wholeNumber(0, 600_000), 3_000),
    /** Memory of the response caches; 0 disables them. */
    cacheBytes: read('CACHE_MB', wholeNumber(0, 100_000), 112) * 1024 * 1024,
    dataDir: resolve(ROOT, read('DATA_DIR', String, '.data')),
    database: {
      /** Undefined selects the embedded PostgreSQL. */
      url: read('DATABASE_URL', address('postgres', 'postgresql')),
      poolSize: read('DB_POOL_SIZE', wholeNumber(2, 500), 10),
      /**
       * Must be off behind a pooler that gives each transaction another connection and does not support prepared
       * statements.
       */
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
      /** 0 disables the metrics. */
      port: read('METRICS_PORT', wholeNumber(0, 65_535), 9464),
    },
    /** Undefined selects the site's own list of provinces. */
    provincesApiUrl: read('PROVINCES_API_URL', address('http', 'https')),
    /** External SMS service; without its address no phone number can be confirmed. */
    sms: { url: read('SMS_URL', address('http', 'https')), token: read('SMS_TOKEN', String) },
    /** Days after which the office is asked to check a bank's rate. */
    loanRateMaxAgeDays: read('LOAN_RATE_MAX_AGE_DAYS', wholeNumber(1, 3_650), 30),
    gtmId: read('GTM_ID', matching(/^GTM-[A-Z0-9]{4,12}$/, 'GTM-ABC1234')),
    chatbotUrl: read('CHATBOT_URL', address('https')),
    /** Names of the trusted types policies of the chatbot's scripts; `off` when it does not support trusted types. */
    chatbotTrustedTypes: read('CHATBOT_TRUSTED_TYPES', policyNames, []),
    consentMode: read('CONSENT_MODE', oneOf('spec', 'record-only', 'strict'), 'spec'),
    /** Per address, besides files. Calls may have lower limits of their own. */
    requestsPerMinute: read('REQUEST_LIMIT_PER_ADDRESS', wholeNumber(1, 1_000_000), 1_200),
    quoteLimits: {
      perAddressIn10Minutes: read('QUOTE_LIMIT_PER_ADDRESS', wholeNumber(1, 1_000_000), 300),
      perPersonADay: read('QUOTE_LIMIT_PER_PERSON', wholeNumber(1, 1_000_000), 20),
    },
    /** For contact messages and reports together. */
    inboxLimits: {
      perAddressIn10Minutes: read('INBOX_LIMIT_PER_ADDRESS', wholeNumber(1, 1_000_000), 60),
      perEmailADay: read('INBOX_LIMIT_PER_EMAIL', wholeNumber(1, 1_000_000), 20),
    },
    /** Address for answers to the office's replies; undefined when nobody reads them. */
    inboxReplyTo: read('INBOX_REPLY_TO', matching(/^[^\s@<>,]+@[^\s@<>,]+$/, 'destek@example.com')),
    /** Per address, which many mobile visitors share. */
    passwordResetsPerHour: read('PASSWORD_RESET_LIMIT_PER_ADDRESS', wholeNumber(1, 1_000_000), 60),
    registrationsIn10Minutes: read('REGISTRATION_LIMIT_PER_ADDRESS', wholeNumber(1, 1_000_000), 60),
    newsletterLimits: {
      perAddressIn10Minutes: read('NEWSLETTER_LIMIT_PER_ADDRESS', wholeNumber(1, 1_000_000), 60),
      perEmailADay: read('NEWSLETTER_LIMIT_PER_EMAIL', wholeNumber(1, 1_000_000), 5),
    },
    /** Thresholds from which the sender of a quote request must solve a proof of work. */
    quoteSuspicion: {
      leastFillMs: read('QUOTE_LEAST_FILL_MS', milliseconds, 3_000),
      crowdedFrom: read('QUOTE_PROOF_FROM', wholeNumber(1, 1_000_000), 60),
    },
    /**
     * Number of different e-mail addresses from one network, or of campaigns for one e-mail address, in ten minutes.
     */
    quoteAttempts: {
      proofFrom: read('QUOTE_ATTEMPT_PROOF_FROM', wholeNumber(1, 1_000_000), 30),
      most: read('QUOTE_ATTEMPT_LIMIT', wholeNumber(1, 1_000_000), 300),
    },
    /** Data controller named in the privacy notices. */
    controller: {
      name: read('CONTROLLER_NAME', String, 'Ayraç (demo)'),
      address: read('CONTROLLER_ADDRESS', String, 'İstanbul, Türkiye'),
      email: read(
        'CONTROLLER_EMAIL',
        matching(/^[^\s@]+@[^\s@]+$/, 'kvkk@example.com'),
        'kvkk@ayrac.example',
      ),
    },
    /** Contact for reporting vulnerabilities; undefined selects the controller's address. */
    securityEmail: read('SECURITY_EMAIL', matching(/^[^\s@]+@[^\s@]+$/, 'security@example.com')),
    /** Undefined: mails are stored but not sent. */
    mail: readMail(source, problems),
    social: {
      facebook: read('SOCIAL_FACEBOOK', link),
      instagram: read('SOCIAL_INSTAGRAM', link),
      x: read('SOCIAL_X', link),
      linkedin: read('SOCIAL_LINKEDIN', link),
      youtube: read('SOCIAL_YOUTUBE', link),
    },
  };
  if (problems.length > 0) throw new InvalidSettings(problems);
  return env;
}

/** Returns a function that reads a setting. It adds what is wrong to the problems and returns the fallback instead. */
function settingsReader(source: Source, problems: string[]) {
  function read<T>(name: string, reader: Reader<T>): T | undefined;
  function read<T, F>(name: string, reader: Reader<T>, fallback: F): T | F;
  function read<T>(name: string, reader: Reader<T>, fallback?: T): T | undefined {
    const text = source[name]?.trim() ?? '';
    if (text === '') return fallback;
    try {
      return reader(text);
    } catch (error) {
      if (!(error instanceof InvalidSetting)) throw error;
      problems.push(`${name} must be ${error.message}`);
      return fallback;
    }
  }
  return read;
}

function readMail(source: Source, problems: string[]) {
  const read = settingsReader(source, problems);
  const smtpUrl = read('SMTP_URL', address('smtp', 'smtps'));
  const from = read('MAIL_FROM', mailbox);
  const needsTls = read('SMTP_TLS', oneOf('required', 'if-offered'), 'required') === 'required';
  if (smtpUrl === undefined) return undefined;
  if (from === undefined) {
    if (!source.MAIL_FROM?.trim()) problems.push('MAIL_FROM must be set when SMTP_URL is');
    return undefined;
  }
  // A connection within this machine needs no encryption.
  return { smtpUrl, from, needsTls: needsTls && !isLoopback(new URL(smtpUrl).hostname) };
}

/** Returns warnings about settings that weaken the site, for the log at the start. */
export function warningsOf(env: Env): string[] {
  const { isPublic, mail, chatbotUrl, chatbotTrustedTypes } = env;
  return [
    ...(isPublic && mail === undefined ? ['Mails are stored but not sent. Set SMTP_URL and MAIL_FROM.'] : []),
    ...(chatbotUrl !== undefined && chatbotTrustedTypes === 'off'
      ? ['Trusted Types are disabled on all pages, because CHATBOT_TRUSTED_TYPES is off.']
      : []),
  ];
}
