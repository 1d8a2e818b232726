import './office.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const place = document.getElementById('office');
if (place !== null) createRoot(place).render(<StrictMode>Yükleniyor…</StrictMode>);
