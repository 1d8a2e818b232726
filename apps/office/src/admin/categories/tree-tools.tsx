import { Button } from '@ayrac/kit/button.tsx';
import { ChipButton } from '@ayrac/kit/chip.tsx';
import type { RefObject } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { PageState } from '#office/resource/address.ts';
import type { ChangePage } from '#office/resource/change-page.ts';
import { ExportMenu, type useFileExport } from '#office/resource/list/export-menu.tsx';
import { ListSearch } from '#office/resource/list/list-search.tsx';

interface TreeToolsProps {
  readonly state: PageState;
  readonly change: ChangePage;
  readonly file: ReturnType<typeof useFileExport>;
  readonly search: RefObject<HTMLInputElement | null>;
  /** What the button for the whole tree does; null if there is nothing to open or close. */
  readonly expansion: 'open' | 'close' | null;
  readonly onExpand: () => void;
}

/** Search, the bin and the menus of the tree. */
export function TreeTools({ state, change, file, search, expansion, onExpand }: TreeToolsProps) {
  const { categories: words, resource } = useOfficePhrases();
  return (
    <div className="list-tools">
      <ListSearch
        ref={search}
        label={words.search}
        q={state.q}
        onSearch={(q) => change({ q }, { replace: true })}
      />
      <ChipButton icon="trash-2" pressed={state.isBin} onPress={() => change({ isBin: !state.isBin })}>
        {resource.bin}
      </ChipButton>
      <div className="list-menus menu-row">
        {!state.isBin && expansion !== null && (
          <Button variant="ghost" size="small" icon="chevrons-up-down" onClick={onExpand}>
            {expansion === 'open' ? words.openAll : words.closeAll}
          </Button>
        )}
        <ExportMenu isBusy={file.arriving !== null} onStart={file.start} />
      </div>
    </div>
  );
}
