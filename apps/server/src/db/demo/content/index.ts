import { education } from './egitim/index.ts';
import { electronics } from './elektronik/index.ts';
import { home } from './ev-ve-yasam/index.ts';
import { finance } from './finans/index.ts';
import { telecom } from './internet-ve-telefon/index.ts';
import { property } from './konut-ve-enerji/index.ts';
import { food } from './market-ve-yemek/index.ts';
import { fashion } from './moda/index.ts';
import { cars } from './otomobil/index.ts';
import { wellness } from './saglik-ve-guzellik/index.ts';
import { travel } from './seyahat/index.ts';
import type { DemoRoot } from './shape.ts';
import { insurance } from './sigorta/index.ts';

/** All demo content, in the order in which the site shows its root categories. */
export const demoRoots: readonly DemoRoot[] = [
  cars,
  finance,
  insurance,
  electronics,
  telecom,
  home,
  fashion,
  food,
  travel,
  wellness,
  education,
  property,
];
