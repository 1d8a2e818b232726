import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Comparison } from '@ayrac/contract/comparison.ts';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';

interface LeftOutProps {
  readonly comparison: Comparison;
  /** Whether only one campaign or loan is shown. */
  readonly isAlone: boolean;
}

/** Names the requested campaigns that are not shown, each with the reason, and what a comparison still needs. */
export function LeftOut({ comparison, isAlone }: LeftOutProps) {
  const compare = useScreenPhrases('compare');
  const { campaigns, doubled, unknown, removed, beyond } = comparison;
  const titleOf = (slug: string) => campaigns.find((one) => one.slug === slug)?.title.text ?? slug;
  const sentences = [
    ...unknown.map((slug) => compare.unknown({ slug })),
    ...removed.map((slug) => compare.removed({ slug })),
    ...doubled.map((slug) => compare.doubled({ title: titleOf(slug) })),
    ...(beyond > 0 ? [compare.beyond({ count: beyond })] : []),
    ...(isAlone && campaigns.length === 1 ? [compare.oneMore] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <Notice>
      {sentences.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
