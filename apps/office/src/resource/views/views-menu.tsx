import { Icon } from '@ayrac/kit/icon.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { MenuButton, MenuLink } from '@ayrac/kit/menu/menu-item.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { View } from '#office/client/calls.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { addressWith, viewHere } from '../address.ts';
import { useResource } from '../resource-context.tsx';
import { useViews } from './use-views.ts';
import { ViewForm } from './view-form.tsx';
import { ViewMarks } from './view-marks.tsx';
import { ManageViews } from './views-dialog.tsx';
import './views.css';

/** Menu with the user's saved views, and those that colleagues share. `query` is what the list shows now. */
export function ViewsMenu({ query: shown }: { readonly query: string }) {
  const { shape, fixed } = useResource().declaration;
  const { resource } = useOfficePhrases();
  const { views: words } = resource;
  const { pathname, search } = useLocation();
  const query = viewHere(shape, shown, fixed);
  const views = useViews();
  const [dialog, setDialog] = useState<'add' | 'manage' | null>(null);
  const close = () => setDialog(null);
  const shared = views.views.filter(({ sharedBy }) => sharedBy !== null);
  const linkTo = (view: View) => {
    const here = viewHere(shape, view.query, fixed);
    return (
      <MenuLink
        key={view.id}
        to={{ pathname, search: addressWith(new URLSearchParams(search), here).toString() }}
        aria-current={here === query ? 'true' : undefined}
      >
        <span className="views-name">
          {view.name}
          <ViewMarks view={view} />
        </span>
      </MenuLink>
    );
  };
  return (
    <>
      <Menu
        button={
          <>
            <Icon name="bookmark" />
            <span className="list-tool-name">{words.button}</span>
          </>
        }
        label={words.button}
        buttonClass="button button-secondary button-small"
        chevron={false}
        align="end"
      >
        {views.views.length === 0 && <p className="views-none">{words.none}</p>}
        {views.own.map(linkTo)}
        {shared.length > 0 && <p className="views-shared">{words.shared}</p>}
        {shared.map(linkTo)}
        <hr className="views-line" />
        <MenuButton icon="plus" onClick={() => setDialog('add')}>
          {words.add}
        </MenuButton>
        {views.own.length > 0 && (
          <MenuButton icon="settings" onClick={() => setDialog('manage')}>
            {words.manage}
          </MenuButton>
        )}
      </Menu>
      <ViewForm
        open={dialog === 'add'}
        title={words.add}
        onClose={close}
        onSave={(view) => views.add({ ...view, query })}
      />
      <ManageViews open={dialog === 'manage'} onClose={close} views={views} query={query} />
    </>
  );
}
