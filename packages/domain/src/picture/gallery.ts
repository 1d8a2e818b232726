import { requiredText } from '../form-field.ts';
import type { FieldProblem, FieldProblems } from '../refusal.ts';
import type { Locale } from '../text/locale.ts';

/** Pictures of a gallery: the showcase and at most five details. */
export const MOST_PICTURES = 6;

/** Characters of an alternative text. */
export const ALT_LIMIT = 250;

/** One picture of a campaign's gallery. */
export interface GalleryPicture {
  readonly hash: string;
  /** The one with English words, where there is one. */
  readonly hashEn: string | null;
  /** What is seen, in Turkish; empty while nobody wrote it. */
  readonly alt: string;
  /** The same in English. */
  readonly altEn: string;
}

/** An alternative text that is missing: of which picture, counted from 0, in which language. */
export interface MissingAltText {
  readonly place: number;
  readonly language: Locale;
}

/** What the pictures of a gallery do not say yet; a campaign is published when nothing is missing. */
export function missingAltTexts(
  gallery: readonly Pick<GalleryPicture, 'alt' | 'altEn'>[],
): readonly MissingAltText[] {
  return gallery.flatMap(({ alt, altEn }, place) => [
    ...(alt.trim() === '' ? [{ place, language: 'tr' as const }] : []),
    ...(altEn.trim() === '' ? [{ place, language: 'en' as const }] : []),
  ]);
}

/**
 * Reads a gallery as it was sent, the showcase first: at most six pictures, each once; alternative texts may be empty
 * until the campaign is published. Problems stand under `pictures` and `pictures.<place>.<field>`.
 */
export function readGallery(
  sent: readonly GalleryPicture[],
):
  | { readonly kind: 'ok'; readonly value: readonly GalleryPicture[] }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems } {
  const problems: Record<string, FieldProblem> = {};
  if (sent.length > MOST_PICTURES) problems.pictures = 'too-long';
  const seen = new Set<string>();
  const value = sent.map((picture, place) => {
    if (seen.has(picture.hash)) problems[`pictures.${place}.hash`] = 'taken';
    seen.add(picture.hash);
    const read = (name: 'alt' | 'altEn') => {
      const text = requiredText(picture[name], ALT_LIMIT);
      if (text.kind === 'ok') return text.value;
      if (text.problem !== 'required') problems[`pictures.${place}.${name}`] = text.problem;
      return '';
    };
    return { hash: picture.hash, hashEn: picture.hashEn, alt: read('alt'), altEn: read('altEn') };
  });
  return Object.keys(problems).length === 0 ? { kind: 'ok', value } : { kind: 'invalid', fields: problems };
}
