import './rich-editor.css';
import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { documentOf, nodesOfPasted, textOfDocument } from './rich-document.ts';
import { RichToolbar } from './rich-toolbar.tsx';

interface RichEditorProps {
  readonly label: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly lang: string;
  readonly value: string;
  readonly isClosed: boolean;
  readonly onChange: (text: string) => void;
  /** Called with the function that focuses the editor. */
  readonly onFocusable: (focus: () => void) => void;
}

const off = {
  blockquote: false,
  code: false,
  codeBlock: false,
  dropcursor: false,
  gapcursor: false,
  heading: false,
  horizontalRule: false,
  strike: false,
  trailingNode: false,
  underline: false,
} as const;

/** Editor of a rich text. It gets documents instead of markup, because the office's policy forbids parsing HTML. */
export function RichEditor(props: RichEditorProps) {
  const { label, labelId, describedBy, isInvalid, lang, value, isClosed, onFocusable } = props;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef(props);
  latest.current = props;
  /** The value that the editor shows. */
  const held = useRef(value);

  useEffect(() => {
    const made: Editor = new Editor({
      element: place.current,
      injectCSS: false,
      extensions: [
        StarterKit.configure({
          ...off,
          link: { openOnClick: false, autolink: false, linkOnPaste: false, protocols: ['http', 'https'] },
        }),
      ],
      content: documentOf(latest.current.value),
      editorProps: {
        handleDOMEvents: {
          paste: (_view, event) => take(event, event.clipboardData),
          drop: (_view, event) => take(event, event.dataTransfer),
        },
      },
      onUpdate: () => {
        held.current = textOfDocument(made.getJSON());
        latest.current.onChange(held.current);
      },
    });
    const take = (event: Event, data: DataTransfer | null) => {
      event.preventDefault();
      const nodes = nodesOfPasted(data?.getData('text/html') ?? '', data?.getData('text/plain') ?? '');
      const [only] = nodes;
      // A single pasted paragraph is inserted into the current line.
      const content = nodes.length === 1 && only?.type === 'paragraph' ? (only.content ?? []) : nodes;
      if (content.length > 0) made.commands.insertContent(content);
      return true;
    };
    setEditor(made);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    if (editor === null || value === held.current) return;
    held.current = value;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor?.setEditable(!isClosed, false);
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelId,
          lang,
          class: 'rich-text',
          ...(describedBy && { 'aria-describedby': describedBy }),
          ...(isInvalid && { 'aria-invalid': 'true' }),
          ...(isClosed && { 'aria-readonly': 'true' }),
        },
      },
    });
  }, [editor, labelId, lang, describedBy, isInvalid, isClosed]);

  const giveFocus = useRef(onFocusable);
  giveFocus.current = onFocusable;
  useEffect(() => {
    if (editor !== null) giveFocus.current(() => editor.commands.focus());
  }, [editor]);

  return (
    <div className="rich" data-invalid={isInvalid || undefined}>
      {editor !== null && <RichToolbar editor={editor} label={label} isClosed={isClosed} />}
      <div ref={place} />
    </div>
  );
}
