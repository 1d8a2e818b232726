import { pictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import { pictureName } from '@ayrac/domain/picture/focus.ts';
import { missingAltTexts } from '@ayrac/domain/picture/gallery.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Button as DragButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ListDrop } from '#office/table/moves.ts';
import type { Shown } from './shown-pictures.ts';

interface GalleryStripProps {
  readonly pictures: readonly Shown[];
  /** Hash of the picture that is open below. */
  readonly open: string | undefined;
  readonly onOpen: (hash: string) => void;
  readonly onDrop: (drop: ListDrop) => void;
  readonly onStep: (hash: string, by: 1 | -1) => void;
}

const byKey: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * The pictures of a gallery in order. They are moved by drag and drop, by the keys of a handle, or by Alt and an arrow
 * key.
 */
export function GalleryStrip({ pictures, open, onOpen, onDrop, onStep }: GalleryStripProps) {
  const { pictures: words } = useOfficePhrases();
  const items = pictures.map((one, place) => ({
    ...one,
    place,
    isSilent: missingAltTexts([one]).length > 0,
    name: words.placed({ place: String(place + 1), alt: one.alt || words.unnamed }),
  }));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: onDrop,
  });
  return (
    <div
      onKeyDownCapture={(event) => {
        const by = event.altKey ? byKey[event.key] : undefined;
        if (by === undefined || open === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        onStep(open, by);
      }}
    >
      <GridList
        className="gallery-strip"
        aria-label={words.strip}
        layout="grid"
        items={items}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={open === undefined ? [] : [open]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          if (key !== undefined) onOpen(String(key));
        }}
        dragAndDropHooks={dragAndDropHooks}
      >
        {(item) => (
          <GridListItem id={item.hash} textValue={item.name} className="gallery-item">
            <img
              src={pictureAddress(pictureName(item.hash, 'card', item.picture.focus), 320, 'webp')}
              alt={item.name}
              draggable={false}
            />
            <DragButton slot="drag" className="gallery-grip" aria-label={words.grab({ name: item.name })}>
              <Icon name="grip-vertical" size="small" />
            </DragButton>
            {item.place === 0 && <span className="gallery-first">{words.showcase}</span>}
            {item.isSilent && (
              <span className="gallery-silent" title={words.silent}>
                <Icon name="triangle-alert" size="small" />
              </span>
            )}
          </GridListItem>
        )}
      </GridList>
    </div>
  );
}
