import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Link to check an address, and who checked it last. Recording a check is an action of the panel. */
export function UrlCheck({ row: { url, confirmedAt, confirmedBy } }: { readonly row: Row }) {
  const { check } = useOfficePhrases()['campaign-urls'];
  const locale = useLocale();
  return (
    <div className="record-pane">
      <p>{check.text}</p>
      <p>
        <a
          href={String(url)}
          target="_blank"
          rel="noopener noreferrer"
          className="button button-secondary button-small"
        >
          <Icon name="external-link" />
          {check.open}
        </a>
      </p>
      <p className="record-remark">
        {confirmedAt === null
          ? check.never
          : check.last({ at: formatDateTime(String(confirmedAt), locale), by: String(confirmedBy ?? '') })}
      </p>
    </div>
  );
}
