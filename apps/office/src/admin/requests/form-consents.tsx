import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Answered } from '#office/screen/answered.tsx';
import './requests.css';

/** Texts that the sender of a form was shown, with version and time, and their consents. */
export function FormConsents({ row }: { readonly row: Row }) {
  const { forms } = useOfficePhrases();
  const words = forms.consents;
  const locale = useLocale();
  const client = useOfficeClient();
  const answer = useQuery({
    queryKey: ['forms', 'consents', row.id],
    queryFn: ({ signal }) => client.listFormConsents({ params: { id: row.id } }, { signal }),
  });
  return (
    <Answered answer={answer} title={words.failed} lines={5}>
      {(consents) =>
        consents.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <ul className="consents" aria-label={words.title}>
            {consents.map(({ id, purpose, isGiven, textVersion, claimedVersion, language, at }) => (
              <li key={id}>
                <span className="consents-purpose">{words.purposes[purpose]}</span>
                <Badge tone={isGiven ? 'success' : 'neutral'} icon={isGiven ? 'check' : 'minus'}>
                  {!isGiven ? words.notGiven : purpose === 'disclosure' ? words.read : words.given}
                </Badge>
                <span className="consents-text">
                  {[
                    words.version({ version: textVersion }),
                    forms.fields.language.choices[language],
                    formatDateTime(at, locale),
                  ].join(' · ')}
                </span>
                {claimedVersion !== null && (
                  <span className="consents-text">{words.claimed({ version: claimedVersion })}</span>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </Answered>
  );
}
