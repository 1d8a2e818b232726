import { createContext } from 'react';

/** Whether links replace the current history entry, as those of a menu with an entry of its own do. */
export const LinksReplace = createContext(false);
