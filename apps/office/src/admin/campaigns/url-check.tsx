import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { ButtonOutsideLink } from '@ayrac/kit/button.tsx';
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
        <ButtonOutsideLink
          variant="secondary"
          size="small"
          icon="external-link"
          href={String(url)}
          rel="noopener noreferrer"
        >
          {check.open}
        </ButtonOutsideLink>
      </p>
      <p className="record-remark">
        {confirmedAt === null
          ? check.never
          : check.last({ at: formatDateTime(String(confirmedAt), locale), by: String(confirmedBy ?? '') })}
      </p>
    </div>
  );
}
