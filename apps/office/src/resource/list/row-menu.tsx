import './row-menu.css';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useRef } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { Row } from '#office/client/row.ts';
import { useOffered } from '../use-actions.tsx';

export interface RowMenuProps {
  readonly row: Row;
  readonly label: string;
  /** Button that the menu is attached to. */
  readonly button: HTMLElement;
  readonly onClose: () => void;
}

/** Menu with the actions of a row. All rows share one menu. */
export function RowMenu({ row, label, button, onClose }: RowMenuProps) {
  const actions = useOffered(row);
  const trigger = useRef(button);
  trigger.current = button;
  return (
    <Popover
      className="row-menu"
      triggerRef={trigger}
      placement="bottom end"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Menu
        aria-label={label}
        onAction={(name) => actions.find((one) => one.name === name)?.act()}
        onClose={onClose}
      >
        {actions.map(({ name, icon, label: words }) => (
          <MenuItem key={name} id={name} textValue={words} className="row-menu-item">
            <Icon name={icon} />
            {words}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
