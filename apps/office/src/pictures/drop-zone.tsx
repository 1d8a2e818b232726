import { uploadedMedia } from '@ayrac/domain/picture/upload.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { placeOf } from '#office/keys/use-shortcuts.ts';

const accepted = uploadedMedia.join(',');

interface PickFilesProps {
  readonly label: string;
  readonly variant?: 'primary' | 'secondary' | 'ghost';
  readonly isMany?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Button that selects files. */
export function PickFiles({ label, variant = 'secondary', isMany = false, onFiles }: PickFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accepted}
        multiple={isMany}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Reset, so that the same file can be selected again.
          currentTarget.value = '';
        }}
      />
      <Button variant={variant} size="small" icon="upload" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly hint: string;
  readonly children: ReactNode;
}

/** Accepts dropped files, and pasted ones while no text field has the focus. */
export function DropZone({ onFiles, hint, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });

  useEffect(() => {
    const onPaste = ({ clipboardData, target }: ClipboardEvent) => {
      // Word processors copy a picture of the text along with it.
      if (placeOf(target) === 'typing') return;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) take.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button offers the same for keyboards
    <div
      className="drop-zone"
      data-over={isOver || undefined}
      data-hint={hint}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
