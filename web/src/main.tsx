import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { chosenLanguage, loadDictionary } from './i18n/language.ts'
import { LanguageProvider } from './i18n/language-provider.tsx'
import { QueryProvider, queryClient } from './query-client.tsx'
import { fetchPagesWhenIdle, makeRouter } from './router.tsx'

const language = chosenLanguage()
const dictionary = await loadDictionary(language)
const router = makeRouter(queryClient)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <LanguageProvider initial={{ language, dictionary }}>
      <QueryProvider>
        <RouterProvider router={router} />
      </QueryProvider>
    </LanguageProvider>
  </StrictMode>,
)
fetchPagesWhenIdle()
