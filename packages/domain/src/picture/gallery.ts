import { requiredText } from '../field/form-field.ts';
import type { FieldProblem, FieldProblems } from '../refusal.ts';
import type { Locale } from '../text/locale.ts';

/** Most pictures of a gallery: the showcase and five details. */
export const MOST_PICTURES = 6;

/** Longest alternative text, in characters. */
export const ALT_LIMIT = 250;

/** Picture of a campaign's gallery. */
export interface GalleryPicture {
  readonly hash: string;
  /** Version of the picture with English words, or null. */
  readonly hashEn: string | null;
  /** Alternative text in Turkish. Empty until somebody writes it. */
  readonly alt: string;
  /** Alternative text in English. Empty until somebody writes it. */
  readonly altEn: string;
}

/** Missing alternative text: index of the picture, and language. */
export interface MissingAltText {
  readonly place: number;
  readonly language: Locale;
}

/** Returns the alternative texts that a gallery lacks. All are required for publication. */
export function missingAltTexts(
  gallery: readonly Pick<GalleryPicture, 'alt' | 'altEn'>[],
): readonly MissingAltText[] {
  return gallery.flatMap(({ alt, altEn }, place) => [
    ...(alt.trim() === '' ? [{ place, language: 'tr' as const }] : []),
    ...(altEn.trim() === '' ? [{ place, language: 'en' as const }] : []),
  ]);
}

/** Returns the missing alternative texts as problems of `readGallery`. */
export function altTextProblems(gallery: Parameters<typeof missingAltTexts>[0]): FieldProblems {
  return Object.fromEntries(
    missingAltTexts(gallery).map(({ place, language }) => [
      `pictures.${place}.${language === 'tr' ? 'alt' : 'altEn'}`,
      'required' as const,
    ]),
  );
}

/**
 * Validates a gallery, the showcase first: at most six different pictures. Alternative texts may be empty until
 * publication. Problems are returned under `pictures` and `pictures.<place>.<field>`.
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
