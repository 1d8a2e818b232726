import { Button } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useRef, useState } from 'react';
import type { View } from '#office/client/calls.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AskDialog } from '../use-actions.tsx';
import type { useViews } from './use-views.ts';
import { ViewForm } from './view-form.tsx';
import { ViewMarks } from './view-marks.tsx';

interface ManageViewsProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly views: ReturnType<typeof useViews>;
  /** Query that the list shows now. */
  readonly query: string;
}

/** The user's own views of a page, with buttons to change them. */
export function ManageViews({ open, onClose, views, query }: ManageViewsProps) {
  const { resource } = useOfficePhrases();
  const { views: words } = resource;
  const [edited, setEdited] = useState<View | null>(null);
  const [removed, setRemoved] = useState<View | null>(null);
  const [problem, setProblem] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const actionsOf = (view: View) => [
    { id: 'edit', label: words.edit, name: words.editOf(view), run: () => setEdited(view) },
    {
      // The same button before and after, so that it keeps the focus.
      id: 'default',
      label: view.isDefault ? words.noDefault : words.makeDefault,
      name: view.isDefault ? words.noDefaultOf(view) : words.makeDefaultOf(view),
      run: async () => setProblem(await views.change(view.id, { isDefault: !view.isDefault })),
    },
    { id: 'remove', label: words.remove, name: words.removeOf(view), run: () => setRemoved(view) },
  ];
  return (
    <>
      <Dialog open={open} onClose={onClose} title={words.manage} closeLabel={resource.close}>
        {problem && <Notice tone="error" live title={problem} />}
        <div ref={list} tabIndex={-1}>
          {views.own.length === 0 && <p>{words.none}</p>}
          <ul className="views-list">
            {views.own.map((view) => (
              <li key={view.id}>
                <span className="views-name">
                  {view.name}
                  <ViewMarks view={view} />
                </span>
                <span className="views-actions">
                  {actionsOf(view).map(({ id, label, name, run }) => (
                    <Button key={id} variant="ghost" size="small" aria-label={name} onClick={run}>
                      {label}
                    </Button>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
      <ViewForm
        open={edited !== null}
        title={words.edit}
        {...(edited && { view: edited, query })}
        onClose={() => setEdited(null)}
        onSave={async (view) => (edited ? views.change(edited.id, view) : undefined)}
      />
      <AskDialog
        isOpen={removed !== null}
        title={words.askRemove({ name: removed?.name ?? '' })}
        confirm={words.remove}
        onConfirm={async () => {
          setRemoved(null);
          if (removed) setProblem(await views.remove(removed));
          // The button that asked is gone with its view.
          list.current?.focus();
        }}
        onClose={() => setRemoved(null)}
      />
    </>
  );
}
