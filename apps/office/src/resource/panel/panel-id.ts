import { createContext, useContext } from 'react';

/** Id of the panel beside a list, by which the edge between them refers to it. */
export const PanelIdContext = createContext<string | undefined>(undefined);

/** Returns the id that a panel has beside a list. */
export function usePanelId(): string | undefined {
  return useContext(PanelIdContext);
}
