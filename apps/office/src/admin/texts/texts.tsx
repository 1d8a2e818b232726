import { useLocale } from '@ayrac/browser/locale.ts';
import { siteTextNames } from '@ayrac/domain/site-text/site-text.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Answered } from '#office/screen/answered.tsx';
import { TextPage } from './text-page.tsx';
import { versionName } from './version-name.ts';
import '#office/screen/counts.css';
import './texts.css';

/** The site's notices, consent texts and pages: the list, or the one in the address. */
export function Component() {
  const [address] = useSearchParams();
  const name = siteTextNames.find((known) => known === address.get('text'));
  return name === undefined ? <TextList /> : <TextPage key={name} name={name} />;
}

function TextList() {
  const { siteTexts: words } = useOfficePhrases();
  const locale = useLocale();
  const calls = useOfficeClient();
  const answer = useQuery({
    queryKey: ['site-texts', 'list'],
    queryFn: ({ signal }) => calls.listSiteTexts(undefined, { signal }),
  });
  return (
    <div className="texts">
      <h1 className="screen-title">{words.title}</h1>
      <p className="text-remark">{words.lede}</p>
      <Answered answer={answer} title={words.failed} lines={8}>
        {(texts) => (
          <div className="counts-table">
            <DataTable
              caption={words.title}
              captionHidden
              columns={[
                { key: 'text', label: words.text },
                { key: 'holding', label: words.holding },
                { key: 'waiting', label: words.waiting },
              ]}
              rows={texts.map(({ name, holding, next, draft }) => ({
                key: name,
                cells: {
                  text: (
                    <Link className="link" data-row to={`?text=${name}`}>
                      {words.names[name]}
                    </Link>
                  ),
                  holding: words.numbered({
                    number: String(holding.number),
                    version: versionName(holding.version, locale),
                  }),
                  waiting: (
                    <span className="text-badges">
                      {next?.validFrom && (
                        <Badge tone="info">
                          {words.fromDay({ date: formatDate(next.validFrom, locale) })}
                        </Badge>
                      )}
                      {draft && <Badge tone="warning">{words.draft}</Badge>}
                    </span>
                  ),
                },
              }))}
            />
          </div>
        )}
      </Answered>
    </div>
  );
}
