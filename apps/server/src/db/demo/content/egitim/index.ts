import type { DemoRoot } from '../shape.ts';
import { educationBrands } from './brands.ts';
import { educationCategory } from './categories.ts';
import { abroadExtraWeeks } from './patterns-abroad-extra-weeks.ts';
import { certificateCompletion } from './patterns-certificate-completion.ts';
import { codingInstalments } from './patterns-coding-instalments.ts';
import { englishEarlyEnrolment } from './patterns-english-early-enrolment.ts';
import { englishSecondPerson } from './patterns-english-second-person.ts';
import { germanFreeLevel } from './patterns-german-free-level.ts';
import { lgsScholarship } from './patterns-lgs-scholarship.ts';
import { musicInstrumentLoan } from './patterns-music-instrument-loan.ts';
import { nurserySibling } from './patterns-nursery-sibling.ts';
import { yksBundle } from './patterns-yks-bundle.ts';

export const education: DemoRoot = {
  category: educationCategory,
  brands: educationBrands,
  patterns: [
    englishEarlyEnrolment,
    englishSecondPerson,
    germanFreeLevel,
    yksBundle,
    lgsScholarship,
    codingInstalments,
    abroadExtraWeeks,
    nurserySibling,
    musicInstrumentLoan,
    certificateCompletion,
  ],
};
