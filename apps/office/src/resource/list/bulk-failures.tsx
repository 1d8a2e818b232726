import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import type { Failure } from '#office/client/calls.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { chosenCount, chosenOf, type Selection } from '#office/table/selection.ts';
import type { OwnAction } from '../own-actions.ts';
import { useResource } from '../resource-context.tsx';
import { usePageState } from '../use-page-state.ts';
import { groupsOf } from './failure-groups.ts';

interface BulkFailuresProps {
  readonly failures: readonly Failure[];
  /** Asks whether to perform the action that has to come first. */
  readonly onResolve: (action: OwnAction, chosen: Selection) => void;
  readonly onClose: () => void;
}

/** The records for which the action failed, by the reason, and the actions that have to come first. */
export function BulkFailures({ failures, onResolve, onClose }: BulkFailuresProps) {
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
        {groupsOf(failures).map(({ message, some }) => (
          <li key={message}>
            <FailureGroup message={message} some={some} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface FailureGroupProps {
  readonly message: string;
  readonly some: readonly Failure[];
}

/** A reason, with its record, or with the number of its records, which are listed on demand. */
function FailureGroup({ message, some }: FailureGroupProps) {
  const { noun } = useResource();
  const locale = useLocale();
  const [first] = some;
  if (first !== undefined && some.length === 1)
    return (
      <>
        <FailedRecord failure={first} /> {message}
      </>
    );
  return (
    <details>
      <summary>
        <strong>{noun.count({ count: formatCount(some.length, locale) })}:</strong> {message}
      </summary>
      <ul>
        {some.map((failure) => (
          <li key={failure.id}>
            <FailedRecord failure={failure} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Name of a record, which opens it. A record that the person cannot see has none. */
function FailedRecord({ failure: { id, label } }: { readonly failure: Failure }) {
  const [, change] = usePageState();
  if (label === '' || label === id) return <strong>{id}</strong>;
  return (
    <button type="button" className="link" onClick={() => change({ open: id, pane: 'form' })}>
      {label}
    </button>
  );
}
