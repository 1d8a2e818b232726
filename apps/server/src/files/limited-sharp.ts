import sharp from 'sharp';

// One thread per picture, because the rest of the thread pool is for compression and files of the pages.
sharp.concurrency(1);
sharp.cache(false);

/** The library for pictures with the server's limits. Loaded on demand, because most processes read finished pictures. */
export { sharp };
