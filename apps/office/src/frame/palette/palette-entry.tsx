import type { SessionUser } from '@ayrac/browser/session/use-session.ts';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useToast } from '#office/frame/toasts.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { PaletteProps } from './palette.tsx';

interface PaletteEntryProps extends PaletteProps {
  readonly onOpen: () => void;
}

/** The palette, which is loaded when it is asked for first, by its button or by Ctrl+K. */
export function PaletteEntry({ onOpen, ...palette }: PaletteEntryProps & { readonly user: SessionUser }) {
  const { frame } = useOfficePhrases();
  const { show } = useToast();
  const { isOpen, onClose } = palette;
  const [loaded, setLoaded] = useState<{ readonly Palette: ComponentType<PaletteProps> }>();
  const toggle = useRef(onOpen);
  toggle.current = isOpen ? onClose : onOpen;

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      toggle.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  useEffect(() => {
    if (!isOpen || loaded !== undefined) return;
    import('./palette.tsx').then(setLoaded, () => {
      onClose();
      show({ text: frame.palette.failed, tone: 'error' });
    });
  }, [isOpen, loaded, onClose, show, frame]);

  return loaded && <loaded.Palette {...palette} />;
}
