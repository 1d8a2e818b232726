import { useLocale } from '@ayrac/browser/locale.ts';
import type { SiteText, SiteTextVersion } from '@ayrac/contract/office/site-texts.ts';
import type { SiteTextName } from '@ayrac/domain/site-text/site-text.ts';
import { formatDate, formatDateTime } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Answered } from '#office/screen/answered.tsx';
import { useAttempt } from '#office/screen/use-attempt.ts';
import { Reach } from './reach.tsx';
import { Runs } from './runs.tsx';
import { fieldsOf, typedOf } from './typed.ts';
import { useFieldName } from './use-field-name.ts';
import { versionName } from './version-name.ts';

interface HistoryProps {
  readonly text: SiteText;
  readonly onChanged: (text: SiteText) => void;
}

/** All versions with their dates, authors, reasons and changes, and who has to be informed. */
export function History({ text, onChanged }: HistoryProps) {
  return (
    <ol className="text-history">
      {text.versions.map((version) => (
        <Version key={version.number} text={text} version={version} onChanged={onChanged} />
      ))}
    </ol>
  );
}

function Version({
  text: { name },
  version,
  onChanged,
}: HistoryProps & { readonly version: SiteTextVersion }) {
  const { siteTexts: words } = useOfficePhrases();
  const locale = useLocale();
  const calls = useOfficeClient();
  const { isBusy, attempt } = useAttempt();
  const [isOpen, setIsOpen] = useState(false);
  const { number, validFrom, state, note, createdAt, createdBy } = version;
  const revert = () =>
    attempt(async () => onChanged(await calls.revertSiteText({ params: { name, number } })));
  return (
    <li>
      <p>
        <strong>
          {words.numbered({ number: String(number), version: versionName(version.version, locale) })}
        </strong>{' '}
        <Badge tone={state === 'holding' ? 'success' : 'neutral'}>{words.states[state]}</Badge>
      </p>
      <p className="text-remark">
        {validFrom === null ? words.shipped : words.fromDay({ date: formatDate(validFrom, locale) })}
        {createdBy !== null && (
          <>
            {' · '}
            <span translate="no">{createdBy}</span>
            {` · ${formatDateTime(createdAt, locale)}`}
          </>
        )}
        {note !== null && ` · ${note}`}
      </p>
      {number > 1 && (
        <div className="text-buttons">
          <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {words.whatChanged}
          </Button>
          {state === 'future' && (
            <Button variant="danger" size="small" loading={isBusy} onClick={revert}>
              {words.takeBack}
            </Button>
          )}
        </div>
      )}
      {isOpen && <WhatChanged name={name} number={number} />}
      {number > 1 && state !== 'taken-back' && <Reach name={name} number={number} />}
    </li>
  );
}

/** Differences between a version and the one before it. */
function WhatChanged({ name, number }: { readonly name: SiteTextName; readonly number: number }) {
  const { siteTexts: words } = useOfficePhrases();
  const calls = useOfficeClient();
  const nameOf = useFieldName();
  const answer = useQuery({
    queryKey: ['site-texts', 'versions', name, number],
    queryFn: ({ signal }) =>
      Promise.all(
        [number - 1, number].map((one) =>
          calls.getSiteTextVersion({ params: { name, number: one } }, { signal }),
        ),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Answered answer={answer} title={words.failed} lines={8}>
      {([before, after]) => {
        if (before === undefined || after === undefined) return null;
        const [old, young] = [before, after].map((holding) => typedOf({ name, draft: null, holding }));
        return fieldsOf(name)
          .filter((field) => old?.[field] !== young?.[field])
          .map((field) => (
            <section key={field} aria-label={nameOf(field)}>
              <h3>{nameOf(field)}</h3>
              <Runs before={old?.[field] ?? ''} after={young?.[field] ?? ''} />
            </section>
          ));
      }}
    </Answered>
  );
}
