import { describe, expect, it, vi } from 'vitest';
import { openByKey } from './open-by-key.ts';

function press(key: string, held: 'altKey' | 'ctrlKey' | 'metaKey' | 'none' = 'none') {
  const none = { altKey: false, ctrlKey: false, metaKey: false };
  const event = { key, ...none, preventDefault: vi.fn(), currentTarget: { showPicker: vi.fn() } };
  openByKey(held === 'none' ? event : { ...event, [held]: true });
  return {
    isOpened: event.currentTarget.showPicker.mock.calls.length === 1,
    isStopped: event.preventDefault.mock.calls.length === 1,
  };
}

describe('list whose choice is an action', () => {
  it.each(['ArrowDown', 'ArrowUp', 'Home', 'PageDown', 'k', 'ş'])('opens by %s without choosing', (key) => {
    expect(press(key)).toEqual({ isOpened: true, isStopped: true });
  });

  it.each([
    ['Tab', 'none'],
    ['Enter', 'none'],
    [' ', 'none'],
    ['Escape', 'none'],
    ['ArrowDown', 'altKey'],
    ['s', 'ctrlKey'],
    ['k', 'metaKey'],
  ] as const)('leaves %s with %s to the browser', (key, held) => {
    expect(press(key, held)).toEqual({ isOpened: false, isStopped: false });
  });
});
