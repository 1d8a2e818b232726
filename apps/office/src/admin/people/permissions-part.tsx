import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PersonPart } from './person-part.tsx';

/** The permissions that a person has given or refused, with the version of the text that was shown. */
export function PermissionsPart({ id }: { readonly id: string }) {
  const { person: words } = useOfficePhrases();
  const locale = useLocale();
  const client = useOfficeClient();
  const shownWhere: Readonly<Record<string, string>> = words.shownWhere;
  const answerOf = (purpose: string, isGiven: boolean) => {
    if (!isGiven) return words.notGiven;
    return purpose === 'disclosure' ? words.read : words.given;
  };
  return (
    <PersonPart
      of={id}
      name="permissions"
      load={(query, signal) => client.listPersonPermissions({ params: { id }, query }, { signal })}
      lineOf={({ id: permissionId, purpose, isGiven, textVersion: version, context, at }) => {
        // The part after the colon identifies the object.
        const [place = ''] = context.split(':', 1);
        return {
          id: permissionId,
          text: `${words.purposes[purpose]}: ${answerOf(purpose, isGiven)}`,
          remark: words.proof({ version, context: shownWhere[place] ?? place }),
          at: <time dateTime={at}>{formatDateTime(at, locale)}</time>,
        };
      }}
    />
  );
}
