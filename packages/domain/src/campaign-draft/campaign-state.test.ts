import { expect, it } from 'vitest';
import {
  type CampaignStage,
  campaignActionsOf,
  campaignStates,
  needsAltTexts,
  refusalOf,
  stateAfter,
} from './campaign-state.ts';

const stage = (state: CampaignStage['state'], more: Partial<CampaignStage> = {}): CampaignStage => ({
  ...{ state, wasPublished: state !== 'draft', isScheduled: state === 'scheduled' },
  ...more,
});

it.each([
  [stage('draft'), ['publish', 'schedule', 'archive', 'duplicate']],
  [stage('scheduled'), ['publish', 'schedule', 'unschedule', 'duplicate']],
  [stage('live'), ['publish', 'schedule', 'withdraw', 'duplicate']],
  [stage('live', { isScheduled: true }), ['publish', 'schedule', 'unschedule', 'withdraw', 'duplicate']],
  [stage('withdrawn'), ['publish', 'schedule', 'archive', 'duplicate']],
  [stage('archived'), ['unarchive', 'duplicate']],
])('a campaign in the stage %j allows %j', (given, actions) => {
  expect(campaignActionsOf(given)).toEqual(actions);
});

it.each([
  [stage('draft'), 'publish', 'live'],
  [stage('draft'), 'schedule', 'scheduled'],
  [stage('live'), 'schedule', 'live'],
  [stage('scheduled', { wasPublished: false }), 'unschedule', 'draft'],
  [stage('scheduled'), 'unschedule', 'withdrawn'],
  [stage('archived', { wasPublished: false }), 'unarchive', 'draft'],
  [stage('archived'), 'unarchive', 'withdrawn'],
  [stage('live'), 'duplicate', 'live'],
  [stage('live'), 'archive', undefined],
  [stage('archived'), 'publish', undefined],
] as const)('a campaign in the stage %j changes with %s to %s', (given, action, state) => {
  expect(stateAfter(given, action)).toBe(state);
});

it.each([
  ['live', 'archive', 'withdraw-first'],
  ['scheduled', 'archive', 'campaign-scheduled'],
  ['archived', 'archive', 'action-not-possible'],
  ['draft', 'withdraw', 'action-not-possible'],
] as const)('a campaign in the state %s refuses %s with %s', (state, action, code) => {
  expect(refusalOf(stage(state), action)).toBe(code);
});

it('pictures need texts where visitors see them, or will without another check', () => {
  expect(campaignStates.filter(needsAltTexts)).toEqual(['scheduled', 'live']);
});
