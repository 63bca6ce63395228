export const STORY_PERIODS = ['1911-1934', '1940-1950', '1950-1980', '1990-today'] as const;
export type StoryPeriod = (typeof STORY_PERIODS)[number];
