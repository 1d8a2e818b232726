import { readWebsite } from '@ayrac/domain/brand/website.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import type { Editor } from '@tiptap/core';
import { useEffect, useReducer, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import { useOfficePhrases } from '#office/phrases.tsx';

const ADDRESS_LIMIT = 500;

interface RichToolbarProps {
  readonly editor: Editor;
  readonly label: string;
  readonly isClosed: boolean;
}

interface Format {
  readonly name: 'bold' | 'italic' | 'list' | 'ordered';
  readonly icon: IconName;
  readonly node: string;
  readonly toggle: (editor: Editor) => void;
}

const formats: readonly Format[] = [
  { name: 'bold', icon: 'bold', node: 'bold', toggle: ({ commands }) => commands.toggleBold() },
  { name: 'italic', icon: 'italic', node: 'italic', toggle: ({ commands }) => commands.toggleItalic() },
  { name: 'list', icon: 'list', node: 'bulletList', toggle: ({ commands }) => commands.toggleBulletList() },
  {
    name: 'ordered',
    icon: 'list-ordered',
    node: 'orderedList',
    toggle: ({ commands }) => commands.toggleOrderedList(),
  },
];

/** Formatting of the selected text. The toolbar is a single tab stop; arrow keys move within it. */
export function RichToolbar({ editor, label, isClosed }: RichToolbarProps) {
  const { rich } = useOfficePhrases().campaignWizard;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [isLinking, setIsLinking] = useState(false);
  useEffect(() => {
    editor.on('transaction', redraw);
    return () => void editor.off('transaction', redraw);
  }, [editor]);
  return (
    <>
      <Toolbar className="rich-toolbar" aria-label={rich.toolbar({ label })}>
        {formats.map(({ name, icon, node, toggle }) => (
          <ToggleButton
            key={name}
            className="rich-button"
            aria-label={rich[name]}
            isSelected={editor.isActive(node)}
            isDisabled={isClosed}
            onChange={() => {
              // At once: the editor's own command waits for the next frame, and letters typed until then are lost.
              editor.view.focus();
              toggle(editor);
            }}
          >
            <Icon name={icon} />
          </ToggleButton>
        ))}
        <ToggleButton
          className="rich-button"
          aria-label={rich.link}
          isSelected={isLinking || editor.isActive('link')}
          isDisabled={isClosed}
          onChange={() => setIsLinking((now) => !now)}
        >
          <Icon name="link" />
        </ToggleButton>
      </Toolbar>
      {isLinking && (
        <LinkForm
          editor={editor}
          onDone={() => {
            setIsLinking(false);
            editor.view.focus();
          }}
        />
      )}
    </>
  );
}

function LinkForm({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const { campaignWizard, fieldErrors } = useOfficePhrases();
  const { rich } = campaignWizard;
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [isTried, setIsTried] = useState(false);
  const read = readWebsite(address, ADDRESS_LIMIT);
  const isWrong = isTried && read.kind === 'problem';
  const apply = () => {
    setIsTried(true);
    if (read.kind === 'problem') return;
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (empty && !editor.isActive('link'))
      chain
        .insertContent({
          type: 'text',
          text: read.value,
          marks: [{ type: 'link', attrs: { href: read.value } }],
        })
        .run();
    else chain.setLink({ href: read.value }).run();
    onDone();
  };
  return (
    <form
      className="rich-link"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      <TextField
        autoFocus
        label={rich.address}
        hint={rich.addressHint}
        error={isWrong ? fieldErrors['invalid-website'] : undefined}
        inputMode="url"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <div className="rich-link-actions">
        <Button type="submit" size="small">
          {rich.apply}
        </Button>
        {editor.isActive('link') && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            {rich.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
