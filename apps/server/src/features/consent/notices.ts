import { createHash } from 'node:crypto';
import type { Notice, NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import { type Locale, locales } from '@ayrac/domain/text/locale.ts';
import { notices as english } from '@ayrac/phrases/en/notices.ts';
import { notices as turkish } from '@ayrac/phrases/tr/notices.ts';
import type { ConsentPurpose } from './table.ts';

const texts = { tr: turkish, en: english };

/** A text that stands beside an optional box. */
export type Question = Exclude<ConsentPurpose, 'disclosure'>;

/** Which wording was shown. */
export interface Wording {
  readonly version: string;
  /** SHA-256 of the wording before the controller's data is filled in, so that a silent change shows. */
  readonly hash: string;
}

const wordings = Object.fromEntries(
  locales.map((locale) => {
    const { general, borusan, questions } = texts[locale];
    return [
      locale,
      {
        general: wordingOf(general.version, general),
        borusan: wordingOf(borusan.version, borusan),
        'explicit-consent': wordingOf(questions.version, questions.explicitConsent),
        'marketing-email': wordingOf(questions.version, questions.marketingEmail),
        'marketing-sms': wordingOf(questions.version, questions.marketingSms),
        'marketing-call': wordingOf(questions.version, questions.marketingCall),
        newsletter: wordingOf(questions.version, questions.newsletter),
      },
    ];
  }),
) as Readonly<Record<Locale, Readonly<Record<NoticeKind | Question, Wording>>>>;

/** The disclosure that is shown now, as it is written in one language. */
export function noticeIn(locale: Locale, kind: NoticeKind): Notice {
  return { kind, ...wordings[locale][kind] };
}

/** The text of an optional box. */
export function questionIn(locale: Locale, question: Question): Wording {
  return wordings[locale][question];
}

function wordingOf(version: string, wording: unknown): Wording {
  return { version, hash: createHash('sha256').update(JSON.stringify(wording)).digest('hex') };
}
