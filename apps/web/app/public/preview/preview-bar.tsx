import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useLocation } from 'react-router';

interface PreviewBarProps {
  readonly until: string;
  /** Undefined if there is only one view. */
  readonly isCard?: boolean;
  readonly theme: string | null;
}

/** States that this is a draft and when its link expires, and links to the other view. */
export function PreviewBar({ until, isCard, theme }: PreviewBarProps) {
  const preview = useScreenPhrases('preview');
  const locale = useLocale();
  const { pathname } = useLocation();
  const query = new URLSearchParams({
    ...(isCard ? {} : { gorunum: 'kart' }),
    ...(theme && { tema: theme }),
  });
  return (
    <header className="border-line border-b bg-surface">
      <Container className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-small">
        <Badge tone="warning">{preview.draft}</Badge>
        <span className="text-ink-soft">{preview.until({ date: formatDateTime(until, locale) })}</span>
        {isCard !== undefined && (
          <TextLink to={`${pathname}${query.size > 0 ? `?${query}` : ''}`} className="ms-auto">
            {isCard ? preview.page : preview.card}
          </TextLink>
        )}
      </Container>
    </header>
  );
}
