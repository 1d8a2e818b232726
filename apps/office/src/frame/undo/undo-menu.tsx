import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount, formatTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PassingItem } from '#office/screen/passing-item.tsx';
import { useFocusOnHeading } from '#office/screen/use-focus-on-heading.ts';
import { useUndo } from '#office/undo/undo.tsx';
import './undo-menu.css';

/** Menu with what the person has done in the last minutes and can undo. Absent if there is nothing. */
export function UndoMenu() {
  return useUndo().recent.length > 0 && <RecentActions />;
}

function RecentActions() {
  const { undo: words, toasts } = useOfficePhrases().frame;
  const locale = useLocale();
  const { recent, revert } = useUndo();
  const menu = useFocusOnHeading<HTMLDivElement>();
  return (
    <div className="office-undo" ref={menu}>
      <Menu
        align="end"
        chevron={false}
        label={words.label({ count: formatCount(recent.length, locale) })}
        buttonClass="icon-button"
        button={<Icon name="undo-2" />}
      >
        <fieldset>
          <legend>{words.title}</legend>
          <ul>
            {recent.map((change) => (
              <PassingItem key={change.id}>
                <span>
                  {change.text}
                  <time dateTime={new Date(change.at).toISOString()}>
                    {formatTime(new Date(change.at).toISOString())}
                  </time>
                </span>
                <Button variant="secondary" size="small" onClick={() => revert(change)}>
                  {toasts.undo}
                </Button>
              </PassingItem>
            ))}
          </ul>
        </fieldset>
      </Menu>
    </div>
  );
}
