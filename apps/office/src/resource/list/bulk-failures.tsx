import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { Link } from 'react-router';
import type { Failure } from '#office/client/calls.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { chosenCount, chosenOf, type Selection } from '#office/table/selection.ts';
import type { OwnAction } from '../own-actions.ts';
import { useResource } from '../resource-context.tsx';
import { usePageState } from '../use-page-state.ts';
import { type FailureGroup, groupsOf } from './failure-groups.ts';

interface BulkFailuresProps {
  readonly failures: readonly Failure[];
  /** The list's filters. */
  readonly query: string;
  /** Asks whether to perform the action that has to come first. */
  readonly onResolve: (action: OwnAction, chosen: Selection) => void;
  readonly onClose: () => void;
}

/** The records for which the action failed, by the reason, and the actions that have to come first. */
export function BulkFailures({ failures, query, onResolve, onClose }: BulkFailuresProps) {
  const { declaration, noun } = useResource();
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  const resolving = (declaration.actions ?? []).flatMap((action) => {
    const ids = failures.filter(({ code }) => code === action.resolves).map(({ id }) => id);
    return ids.length === 0 ? [] : [{ action, chosen: chosenOf(ids) }];
  });
  return (
    <Notice
      tone="error"
      live
      title={resource.bulkFailed({ count: formatCount(failures.length, locale) })}
      actions={
        <>
          {resolving.map(({ action, chosen }) => (
            <Button
              key={action.name}
              variant="secondary"
              size="small"
              icon={action.icon}
              onClick={() => onResolve(action, chosen)}
            >
              {resource.actOn({
                label: noun.actions?.[action.name]?.label ?? action.name,
                count: formatCount(chosenCount(chosen), locale),
              })}
            </Button>
          ))}
          <Button variant="secondary" size="small" onClick={onClose}>
            {resource.close}
          </Button>
        </>
      }
    >
      <ul className="bulk-failures">
        {groupsOf(failures).map((group) => (
          <li key={group.message}>
            <RefusedRecords {...group} query={query} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface RefusedRecordsProps extends FailureGroup {
  readonly query: string;
}

/** A reason, with its record, or with the number of its records, which are listed on demand. */
function RefusedRecords({ message, failures, query }: RefusedRecordsProps) {
  const { noun } = useResource();
  const locale = useLocale();
  const [first] = failures;
  if (first !== undefined && failures.length === 1)
    return (
      <>
        <FailedRecord failure={first} query={query} /> {message}
      </>
    );
  return (
    <details>
      <summary>
        <strong>{noun.count({ count: formatCount(failures.length, locale) })}:</strong> {message}
      </summary>
      <ul>
        {failures.map((failure) => (
          <li key={failure.id}>
            <FailedRecord failure={failure} query={query} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface FailedRecordProps {
  readonly failure: Failure;
  readonly query: string;
}

/** Name of a record, which opens it. A record that the person cannot see has none. */
function FailedRecord({ failure: { id, label }, query }: FailedRecordProps) {
  const { hrefOf } = useResource().declaration;
  const [, change] = usePageState();
  if (label === '' || label === id) return <strong>{id}</strong>;
  if (hrefOf !== undefined)
    return (
      <Link className="link" to={hrefOf({ id }, query)}>
        {label}
      </Link>
    );
  return (
    <button type="button" className="link" onClick={() => change({ open: id, pane: 'form' })}>
      {label}
    </button>
  );
}
