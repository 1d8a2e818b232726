import { Outlet } from 'react-router';

/** Holds the optional `/en` of every public address; the language itself follows from the path. */
export default function Language() {
  return <Outlet />;
}
