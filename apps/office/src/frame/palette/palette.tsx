import './palette.css';
import type { SessionUser } from '@ayrac/browser/session/use-session.ts';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useEffect, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { useOfficePhrases } from '#office/phrases.tsx';
import { matches } from './matches.ts';
import { useFoundRecords } from './use-found-records.ts';
import type { PaletteState } from './use-palette.ts';
import { type PaletteCommand, usePaletteCommands } from './use-palette-commands.ts';

export interface PaletteProps {
  readonly user: SessionUser;
  readonly state: PaletteState;
}

/** Finds screens, actions and records by a part of their name. */
export function Palette({ user, state }: PaletteProps) {
  const { palette } = useOfficePhrases().frame;
  return (
    <Dialog open={state.isOpen} onClose={state.close} title={palette.title} closeLabel={palette.close}>
      <Finder user={user} state={state} />
    </Dialog>
  );
}

/** Mounted each time the palette opens. Starts with what was typed before it was loaded. */
function Finder({ user, state }: PaletteProps) {
  const { palette } = useOfficePhrases().frame;
  const [typed, setTyped] = useState('');
  const { takeTyped, close } = state;
  useEffect(() => setTyped((begun) => takeTyped() + begun), [takeTyped]);
  const { screens, commands } = usePaletteCommands(user);
  const records = useFoundRecords(user.role, typed);
  const found = (some: readonly PaletteCommand[]) => some.filter(({ label }) => matches(label, typed));
  const parts = [
    { name: palette.screens, found: found(screens) },
    { name: palette.actions, found: found(commands) },
    ...records.parts,
  ].filter((part) => part.found.length > 0);
  const act = (id: unknown) => {
    close();
    parts
      .flatMap((part) => part.found)
      .find((command) => command.id === id)
      ?.act();
  };
  return (
    <div className="palette">
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField aria-label={palette.label} className="palette-field">
          <Icon name="search" />
          <Input data-autofocus placeholder={palette.placeholder} />
        </SearchField>
        <Menu
          aria-label={palette.results}
          className="palette-list"
          onAction={act}
          renderEmptyState={() =>
            !records.isFailed && (
              <p className="palette-nothing">{records.isPending ? palette.looking : palette.nothing}</p>
            )
          }
        >
          {parts.map((part) => (
            <MenuSection key={part.name}>
              <Header className="palette-part">{part.name}</Header>
              {part.found.map(({ id, label, beside, icon }) => (
                <MenuItem key={id} id={id} textValue={label} className="palette-item">
                  <Icon name={icon} />
                  <span>
                    {label}
                    {beside !== undefined && <span className="palette-beside">{beside}</span>}
                  </span>
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Autocomplete>
      {records.isFailed && (
        <p className="palette-nothing" role="alert">
          {palette.recordsFailed}
        </p>
      )}
      <p className="palette-keys pointer-coarse:hidden">{palette.keys}</p>
    </div>
  );
}
